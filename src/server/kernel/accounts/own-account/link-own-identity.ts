import { NotFound } from '#domain/errors/hark-error.ts';
import type { FlowProvider, OidcProvider } from '#domain/accounts/sign-in-providers.ts';
import { checkUnlink } from '#domain/accounts/unlink-identity.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory } from '#server/platform/context/context.ts';
import { hashOfToken } from '#server/platform/secrets/secrets.ts';
import type { Asking } from '../asking.ts';
import { createLink } from '../challenges/create-link.ts';
import { SpentLink, useLink } from '../challenges/use-link.ts';
import { identityUnlinkedMail } from '../mails/link-identity-mail.ts';
import { linkProven } from '../oidc/link-identity.ts';
import type { Own } from '../sessions/require-own-session.ts';
import { requireFreshProof } from './require-fresh-proof.ts';
import '../tables.ts';

/** A ticket to the root host, which alone may send people to the provider; for somebody who has just proved who they are. */
export async function askToLink(
  services: Services,
  asking: Asking,
  own: Own,
  { provider, password }: { provider: OidcProvider; password: string | undefined },
): Promise<string> {
  await requireFreshProof(services, asking, own, password);
  const token = await services.database.transaction({}, 'read write', (db) =>
    createLink(services, db, {
      purpose: 'link-own',
      email: own.session.account.email,
      workspaceId: own.workspace.id,
      sessionId: own.session.id,
    }),
  );
  const url = new URL('/global/oidc/start', services.env.rootUrl);
  url.search = new URLSearchParams({ provider, link: token }).toString();
  return url.href;
}

/** Back on the account page: only the session that asked may finish, so that nobody is given a stranger's identity. */
export async function finishLink(
  services: Services,
  { workspace, session, membership }: Own,
  token: string,
): Promise<void> {
  await inTransaction(withDirectory(services.systemCtx(workspace)), async (tx) => {
    const link = await useLink(tx.db, {
      token,
      purposes: ['link-own'],
      workspaceId: workspace.id,
      now: services.now(),
    });
    if (link.sessionId !== session.id || link.flowId === null) throw new SpentLink();
    const provider = await linkProven(services, tx.db, { flowId: link.flowId, account: session.account });
    await tx.record({
      type: 'member.identityLinked',
      payload: { memberId: membership.id, provider },
      objectId: null,
    });
  });
}

/** Takes an identity away from the account, never the last way in. Throws NotFound for one of somebody else. */
export async function unlinkIdentity(
  services: Services,
  asking: Asking,
  own: Own,
  { id, password }: { id: string; password: string | undefined },
): Promise<void> {
  await requireFreshProof(services, asking, own, password);
  const { account } = own.session;
  await inTransaction(withDirectory(services.systemCtx(own.workspace)), async (tx) => {
    const held = await tx.db
      .selectFrom('account_identities')
      .select(['id', 'provider'])
      .where('account_id', '=', account.id)
      .forUpdate()
      .execute();
    const unlinked = held.find((identity) => identity.id === id);
    if (!unlinked) throw new NotFound();
    accept(checkUnlink({ hasPassword: account.passwordHash !== null, identities: held.length }));
    await tx.db.deleteFrom('account_identities').where('id', '=', id).execute();
    const { provider } = unlinked;
    await tx.record({
      type: 'member.identityUnlinked',
      payload: { memberId: own.membership.id, provider },
      objectId: null,
    });
    await services.mailer.post(tx.db, identityUnlinkedMail({ to: account.email, provider }));
  });
}

/** The session of the page that the ticket comes from. Throws SpentLink. */
export async function readLinkTicket(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { token, provider }: { token: string; provider: FlowProvider },
): Promise<{ workspaceId: string; sessionId: string }> {
  const ticket = await database.transaction({}, 'read write', (db) =>
    db
      .updateTable('email_challenges')
      .from('account_sessions')
      .set({ used_at: now() })
      .whereRef('account_sessions.id', '=', 'email_challenges.session_id')
      .where('secret_hash', '=', hashOfToken(token))
      .where('purpose', '=', provider === 'TEAM_SSO' ? 'sso-test' : 'link-own')
      .where('flow_id', 'is', null)
      .where('used_at', 'is', null)
      .where('email_challenges.expires_at', '>', now())
      .returning(['email_challenges.workspace_id as workspaceId', 'account_sessions.id as sessionId'])
      .executeTakeFirst(),
  );
  if (!ticket || ticket.workspaceId === null) throw new SpentLink();
  return { ...ticket, workspaceId: ticket.workspaceId };
}
