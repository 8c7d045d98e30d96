import { buildUrl } from '#domain/routes/build-url.ts';
import { readMailBrand } from '#server/kernel/brand/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { composeMail } from '#server/platform/mail/compose-mail.ts';
import type { Invite } from './invite.ts';

export type SendInvite = (tx: TxCtx, invitation: { invite: Invite; token: string }) => Promise<void>;

export function inviteMailer({ env, mailer }: Pick<Services, 'env' | 'mailer'>): SendInvite {
  return async (tx, { invite, token }) => {
    const inviter = await tx.db
      .selectFrom('members')
      .select('name')
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', invite.invitedBy)
      .executeTakeFirst();
    const path = buildUrl('authAcceptInvite', { query: { token } });
    const workspace = await tx.db
      .selectFrom('workspaces')
      .select(['id', 'name', 'subdomain'])
      .where('id', '=', tx.workspace.id)
      .executeTakeFirstOrThrow();
    await mailer.post(
      tx.db,
      composeMail({
        to: invite.email,
        brand: await readMailBrand(tx.db, workspace, env.rootUrl),
        subject: `${inviter?.name ?? 'Someone'} invited you to ${workspace.name}`,
        paragraphs: [
          `${inviter?.name ?? 'A colleague'} invites you to the research workspace ${workspace.name}.`,
          ...(invite.message === '' ? [] : [invite.message]),
        ],
        action: { label: 'Join the workspace', url: workspaceUrl(env.rootUrl, workspace.subdomain, path) },
        footer: 'The link works for 14 days. If you did not expect it, you can ignore this mail.',
      }),
    );
  };
}
