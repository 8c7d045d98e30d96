import { buildUrl } from '#domain/routes/build-url.ts';
import { readMailBrand } from '#server/kernel/brand/index.ts';
import '#server/kernel/members/tables.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { composeMail } from '#server/platform/mail/compose-mail.ts';
import './tables.ts';

/** Nothing is sent to it until an admin turns it on again. The admins are told by mail. */
export async function disableWebhook(
  { env, mailer }: Pick<JobServices, 'env' | 'mailer'>,
  tx: TxCtx,
  webhookId: string,
  reason: string,
): Promise<void> {
  const webhook = await tx.db
    .updateTable('webhooks')
    .set({ disabled_at: tx.now(), disabled_reason: reason, paused_until: null })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', webhookId)
    .where('disabled_at', 'is', null)
    .returning('url')
    .executeTakeFirst();
  if (!webhook) return;
  await tx.record({ type: 'webhook.disabled', payload: { webhookId }, objectId: webhookId });
  const admins = await tx.db
    .selectFrom('members')
    .select('email')
    .where('workspace_id', '=', tx.workspace.id)
    .where('workspace_admin', '=', true)
    .where('suspended_at', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .limit(50)
    .execute();
  const { host } = new URL(webhook.url);
  const brand = await readMailBrand(tx.db, tx.workspace, env.rootUrl);
  for (const { email } of admins)
    await mailer.post(
      tx.db,
      composeMail({
        to: email,
        brand,
        subject: `The webhook to ${host} was turned off`,
        paragraphs: [
          `${reason}. Hark sends nothing to ${host} any more.`,
          'Check the receiver, then turn the webhook on again in the settings.',
        ],
        action: {
          label: 'Open webhooks',
          url: workspaceUrl(env.rootUrl, tx.workspace.subdomain, buildUrl('settingsWebhooks')),
        },
        footer: 'You’re getting this because you’re an admin of the workspace.',
      }),
    );
}
