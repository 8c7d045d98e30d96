import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { addDeliveries } from './add-deliveries.ts';
import { deliveryColumns, testEvent, type WebhookDelivery } from './delivery.ts';
import { getWebhook } from './get-webhook.ts';
import type { WebhookServices } from './services.ts';
import './tables.ts';

/** Sends a message without content. */
export async function testWebhook(services: WebhookServices, ctx: Ctx, id: string): Promise<WebhookDelivery> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'webhook.manage');
    const { disabled_at: disabledAt } = await getWebhook(tx, id);
    if (disabledAt !== null) throw new InvalidOperation('Turn the webhook on first');
    const [deliveryId = ''] = await addDeliveries(services, tx, {
      webhookIds: [id],
      eventId: null,
      eventType: testEvent,
    });
    return tx.db
      .selectFrom('webhook_deliveries')
      .select(deliveryColumns)
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', deliveryId)
      .executeTakeFirstOrThrow();
  });
}
