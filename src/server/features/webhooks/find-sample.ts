import type { WebhookEvent } from '#domain/webhooks/webhook-events.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import '#server/platform/events/tables.ts';
import { buildMessage, type WebhookMessage } from './build-message.ts';

const nothing = '00000000-0000-4000-8000-000000000000';
const mostTried = 5;

/** A message as it would come: of the newest event that the asking member may see, or of one that never was. */
export async function findSample(ctx: Ctx, type: WebhookEvent, rootUrl: URL): Promise<WebhookMessage> {
  allow(ctx, 'webhook.manage');
  const db = await ctx.reads.db();
  const newest = await db
    .selectFrom('events')
    .select('id')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('type', '=', type)
    .orderBy('created_at', 'desc')
    .limit(mostTried)
    .execute();
  for (const { id: eventId } of newest) {
    const message = await buildMessage(ctx, { webhookId: nothing, eventId, rootUrl });
    if (message) return message;
  }
  const url = workspaceUrl(rootUrl, ctx.workspace.subdomain, '/');
  const item = { type: type.slice(0, type.indexOf('.')), id: nothing, title: 'Sample', url };
  return {
    type,
    timestamp: ctx.now().toISOString(),
    data: {
      teamId: ctx.workspace.id,
      webhookId: nothing,
      actorId: null,
      hasMore: false,
      items: [item],
    },
  };
}
