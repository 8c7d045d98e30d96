import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { getWebhook } from './get-webhook.ts';
import type { WebhookServices } from './services.ts';
import './tables.ts';

/** With its secrets and what it has sent. Messages that wait are not sent any more. */
export async function deleteWebhook(
  { secrets }: Pick<WebhookServices, 'secrets'>,
  ctx: Ctx,
  id: string,
): Promise<string> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'webhook.delete');
    const { url, events, secret_id: secretId, old_secret_id: oldId } = await getWebhook(tx, id);
    await tx.db
      .deleteFrom('webhooks')
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    await secrets.box.remove(tx, secretId);
    if (oldId !== null) await secrets.box.remove(tx, oldId);
    await tx.record({
      type: 'webhook.deleted',
      payload: { webhookId: id },
      objectId: id,
      before: { url, events },
    });
  });
  return id;
}
