import { oldSecretHours } from '#domain/webhooks/retry-schedule.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { getWebhook } from './get-webhook.ts';
import type { WebhookServices } from './services.ts';
import { newWebhookSecret, secretPurpose } from './webhook-secret.ts';
import { webhookColumns, type Webhook } from './webhook.ts';
import './tables.ts';

/** Messages are signed with both for a day, so that receivers can change over without losing one. */
export async function rotateSecret(
  { secrets }: Pick<WebhookServices, 'secrets'>,
  ctx: Ctx,
  id: string,
): Promise<{ webhook: Webhook; secret: string }> {
  const secret = newWebhookSecret();
  const webhook = await inTransaction(ctx, async (tx) => {
    allow(tx, 'webhook.manage');
    const before = await getWebhook(tx, id);
    if (before.old_secret_id !== null) await secrets.box.remove(tx, before.old_secret_id);
    const rotated = await tx.db
      .updateTable('webhooks')
      .set({
        secret_id: await secrets.box.put(tx, secretPurpose, secret),
        old_secret_id: before.secret_id,
        old_secret_until: new Date(tx.now().getTime() + oldSecretHours * 3_600_000),
      })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .returning(webhookColumns)
      .executeTakeFirstOrThrow();
    await tx.record({ type: 'webhook.secretRotated', payload: { webhookId: id }, objectId: id });
    return rotated;
  });
  return { webhook, secret };
}
