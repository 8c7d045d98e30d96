import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { deliveryColumns, type WebhookDelivery } from './delivery.ts';
import { webhookColumns, type Webhook } from './webhook.ts';
import './tables.ts';

const newestFirst: Sort = { kind: 'time', column: 'created_at', id: 'id' };

export async function listWebhooks(ctx: Ctx, args: PageArgs): Promise<Page<Webhook>> {
  allow(ctx, 'webhook.list');
  const db = await ctx.reads.db();
  const all = db.selectFrom('webhooks').where('workspace_id', '=', ctx.workspace.id);
  return readPage(args, newestFirst, all, (list) => list.select(webhookColumns));
}

/** Without those that named nothing its creator may see: they were not sent. */
export async function listDeliveries(
  ctx: Ctx,
  { webhookId, ...args }: PageArgs & { webhookId: string },
): Promise<Page<WebhookDelivery>> {
  allow(ctx, 'webhook.list');
  const db = await ctx.reads.db();
  const all = db
    .selectFrom('webhook_deliveries')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('webhook_id', '=', webhookId)
    .where('state', '<>', 'skipped');
  return readPage(args, newestFirst, all, (list) => list.select(deliveryColumns));
}
