import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { deliveryColumns, type WebhookDelivery } from './delivery.ts';
import { getWebhook } from './get-webhook.ts';
import type { WebhookServices } from './services.ts';
import './tables.ts';

/** Sends a message again now, with the id it had: a receiver that knows it already does nothing twice. */
export async function retryDelivery(
  { boss, job }: WebhookServices,
  ctx: Ctx,
  id: string,
): Promise<WebhookDelivery> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'webhook.manage');
    const delivery = await tx.db
      .selectFrom('webhook_deliveries')
      .select(['webhook_id as webhookId'])
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!delivery) throw new NotFound();
    const { disabled_at: disabledAt } = await getWebhook(tx, delivery.webhookId);
    if (disabledAt !== null) throw new InvalidOperation('Turn the webhook on first');
    await tx.db
      .updateTable('webhooks')
      .set({ paused_until: null })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', delivery.webhookId)
      .execute();
    const again = await tx.db
      .updateTable('webhook_deliveries')
      .set({ state: 'waiting', attempts: 0, due_at: tx.now(), finished_at: null })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .returning(deliveryColumns)
      .executeTakeFirstOrThrow();
    const payload = { webhookId: delivery.webhookId };
    await enqueue(tx, boss, job, { payload, requestKey: tx.newId() });
    return again;
  });
}
