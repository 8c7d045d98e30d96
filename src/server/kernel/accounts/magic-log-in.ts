import { Forbidden } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type WorkspaceRef } from '#server/platform/context/context.ts';
import { findAccountByEmail } from './account.ts';
import type { Asking } from './asking.ts';
import { useLink } from './challenges/use-link.ts';
import { limits } from './limits.ts';
import { safeRedirect } from './safe-redirect.ts';
import { openWorkspaceSession } from './sessions/sign-in-to-workspace.ts';

export type MagicLogIn = { sessionToken: string; redirect: string | null };

/** Signs in by a mailed link or by a ticket from the root host. */
export async function magicLogIn(
  services: Services,
  { limiter, address }: Asking,
  { workspace, token }: { workspace: WorkspaceRef; token: string },
): Promise<MagicLogIn> {
  await limiter.take(limits.proofByAddress, address);
  const entered = await inTransaction(services.systemCtx(workspace), async (tx) => {
    const link = await useLink(tx.db, {
      token,
      purposes: ['magic-login', 'ticket'],
      workspaceId: workspace.id,
      now: tx.now(),
    });
    const account = await findAccountByEmail(tx.db, link.email);
    const sessionToken =
      account && (await openWorkspaceSession(tx, { accountId: account.id, provider: 'ONE_TIME_CODE' }));
    return { sessionToken, redirect: safeRedirect(link.redirect) };
  });
  const { sessionToken, redirect } = entered;
  if (sessionToken === undefined) throw new Forbidden('You don’t have access to this workspace');
  return { sessionToken, redirect };
}
