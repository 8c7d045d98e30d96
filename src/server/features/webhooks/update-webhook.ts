import { accept } from '#domain/parsed/parsed.ts';
import { parseWebhookEvents } from '#domain/webhooks/webhook-events.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { acceptUrl } from './accept-url.ts';
import { getWebhook } from './get-webhook.ts';
import type { WebhookServices } from './services.ts';
import { webhookColumns, type Webhook } from './webhook.ts';
import './tables.ts';

export type WebhookChange = {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly enabled: boolean;
};

/** Who changes where it goes or turns it on answers for it from then on: it sends what they may see. */
export async function updateWebhook(
  services: WebhookServices,
  ctx: Ctx,
  input: WebhookChange,
): Promise<Webhook> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'webhook.manage');
    const before = await getWebhook(tx, input.id);
    const url = acceptUrl(services, input.url);
    const events = accept(parseWebhookEvents(input.events));
    const isEnabled = before.disabled_at === null;
    const changed = [
      ...(url === before.url ? [] : ['url']),
      ...(events.join() === before.events.join() ? [] : ['events']),
      ...(input.enabled === isEnabled ? [] : ['enabled']),
    ];
    const fresh = { failing_since: null, paused_until: null };
    const webhook = await tx.db
      .updateTable('webhooks')
      .set((row) => ({
        url,
        events,
        ...(changed.length > 0 && { created_by: viewer.id, version: row('version', '+', 1) }),
        ...(input.enabled
          ? { disabled_at: null, disabled_reason: null, ...(!isEnabled && fresh) }
          : isEnabled && { disabled_at: tx.now(), disabled_reason: null }),
      }))
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', input.id)
      .returning(webhookColumns)
      .executeTakeFirstOrThrow();
    if (changed.length > 0)
      await tx.record({
        type: 'webhook.updated',
        payload: { webhookId: input.id, changed },
        objectId: input.id,
        version: webhook.version,
        before: { url: before.url, events: before.events, enabled: isEnabled },
        after: { url, events, enabled: input.enabled },
      });
    // What waited while it was off is sent now.
    if (input.enabled && !isEnabled)
      await enqueue(tx, services.boss, services.job, {
        payload: { webhookId: input.id },
        requestKey: tx.newId(),
      });
    return webhook;
  });
}
