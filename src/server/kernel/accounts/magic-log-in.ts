import type { SignInProvider } from '#domain/accounts/sign-in-providers.ts';
import { Forbidden } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import {
  inTransaction,
  withDirectory,
  type TxCtx,
  type WorkspaceRef,
} from '#server/platform/context/context.ts';
import { findAccountByEmail } from './account.ts';
import type { Asking } from './asking.ts';
import {
  findMailedTo,
  requireOpenLink,
  useLink,
  type LinkQuestion,
  type UsedLink,
} from './challenges/use-link.ts';
import { limits } from './limits.ts';
import { noteFailedSignIn } from './note-failed-sign-in.ts';
import { safeRedirect } from './safe-redirect.ts';
import { findSession } from './sessions/find-session.ts';
import { openWorkspaceSession } from './sessions/sign-in-to-workspace.ts';
import './tables.ts';

export type MagicLogIn =
  | { sessionToken: string; redirect: string | null }
  /** Somebody else is signed in here; the link is still good. */
  | { replaces: { from: string; to: string } };

export type MagicLink = {
  workspace: WorkspaceRef;
  token: string;
  /** The session cookie of the browser, if it has one. */
  current: string | undefined;
  /** The person said that the link may sign somebody else out. */
  replace: boolean;
};

/**
 * Signs in by a mailed link or by a ticket from the root host. A link that arrives in the browser of somebody else asks
 * first: without that, a link sent by a stranger makes people write into the stranger’s account.
 */
export async function magicLogIn(
  services: Services,
  asking: Asking,
  { workspace, token, current, replace }: MagicLink,
): Promise<MagicLogIn> {
  await asking.limiter.take(limits.proofByAddress, asking.address);
  const entered = await inTransaction(withDirectory(services.systemCtx(workspace)), async (tx) => {
    const question: LinkQuestion = {
      token,
      purposes: ['magic-login', 'ticket'],
      workspaceId: workspace.id,
      now: tx.now(),
    };
    const { email: to } = await requireOpenLink(tx.db, question);
    const from = await emailSignedIn(tx, current);
    if (!replace && from !== undefined && from !== to) return { replaces: { from, to } };
    const link = await useLink(tx.db, question);
    const account = await findAccountByEmail(tx.db, link.email);
    const origin = await findOrigin(tx, link);
    const sessionToken =
      account && (await openWorkspaceSession(tx, { accountId: account.id, ...origin, device: asking }));
    return { sessionToken, redirect: safeRedirect(link.redirect) };
  }).catch(async (refusal: unknown) => {
    await noteRefused(services, asking, { workspace, token });
    throw refusal;
  });
  if ('replaces' in entered) return { replaces: entered.replaces };
  const { sessionToken, redirect } = entered;
  if (sessionToken === undefined) {
    await noteRefused(services, asking, { workspace, token });
    throw new Forbidden('You don’t have access to this workspace');
  }
  return { sessionToken, redirect };
}

/** A mailed link names whose it was also when it is spent; one that was made up names nobody. */
async function noteRefused(
  services: Services,
  asking: Asking,
  { workspace, token }: Pick<MagicLink, 'workspace' | 'token'>,
): Promise<void> {
  const email = await services.database.transaction({}, 'read only', (db) =>
    findMailedTo(db, { token, purpose: 'magic-login', workspaceId: workspace.id }),
  );
  if (email === undefined) return;
  await noteFailedSignIn(services, asking, { workspace, email, provider: 'ONE_TIME_CODE' });
}

type Origin = { provider: SignInProvider; providerSession?: string | null };

/** A ticket comes from a visit to a provider or from a session of the root host: that is how the person signed in. */
async function findOrigin(
  tx: TxCtx,
  { sessionId, flowId }: Pick<UsedLink, 'sessionId' | 'flowId'>,
): Promise<Origin> {
  const flow = await tx.db
    .selectFrom('oidc_flows')
    .select(['provider', 'provider_session as providerSession'])
    .where('id', '=', flowId)
    .executeTakeFirst();
  if (flow) return flow;
  const session = await tx.db
    .selectFrom('account_sessions')
    .select('provider')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session ?? { provider: 'ONE_TIME_CODE' };
}

async function emailSignedIn(tx: TxCtx, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const session = await findSession(tx.db, { token, workspaceId: tx.workspace.id, now: tx.now() });
  return session?.account.email;
}
