import { accept } from '#domain/parsed/parsed.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { parseWebhookEvents } from '#domain/webhooks/webhook-events.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { WebhookServices } from './services.ts';
import { acceptUrl } from './accept-url.ts';
import { newWebhookSecret, secretPurpose } from './webhook-secret.ts';
import { webhookColumns, type Webhook } from './webhook.ts';
import './tables.ts';

export type NewWebhook = { readonly url: string; readonly events: readonly string[] };

/** The secret is in the answer and nowhere else: it is kept sealed. */
export async function createWebhook(
  services: WebhookServices,
  ctx: Ctx,
  input: NewWebhook,
): Promise<{ webhook: Webhook; secret: string }> {
  const { viewer, apiToken } = requireMember(ctx);
  const secret = newWebhookSecret();
  const webhook = await inTransaction(ctx, async (tx) => {
    allow(tx, 'webhook.manage');
    const url = acceptUrl(services, input.url);
    const events = accept(parseWebhookEvents(input.events));
    await checkRoom(tx, countLimits.webhooks, () =>
      tx.db
        .selectFrom('webhooks')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('workspace_id', '=', tx.workspace.id)
        .executeTakeFirstOrThrow(),
    );
    const created = await tx.db
      .insertInto('webhooks')
      .values({
        workspace_id: tx.workspace.id,
        id: tx.newId(),
        url,
        events,
        by_program: apiToken !== undefined,
        secret_id: await services.secrets.box.put(tx, secretPurpose, secret),
        old_secret_id: null,
        old_secret_until: null,
        created_by: viewer.id,
        created_at: tx.now(),
        disabled_at: null,
        disabled_reason: null,
        failing_since: null,
        last_success_at: null,
        paused_until: null,
        sending_until: null,
      })
      .returning(webhookColumns)
      .executeTakeFirstOrThrow();
    await tx.record({
      type: 'webhook.created',
      payload: { webhookId: created.id },
      objectId: created.id,
      version: created.version,
      after: { url, events },
    });
    return created;
  });
  return { webhook, secret };
}
