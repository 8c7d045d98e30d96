import { findMembership } from '#server/kernel/members/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory, type WorkspaceRef } from '#server/platform/context/context.ts';
import { findSession } from './sessions/find-session.ts';
import { revokeSessions } from './sessions/revoke-sessions.ts';

/** Ends the e-mail session of the root host. Signing out twice is signing out. */
export async function logOutOfRoot(services: Services, sessionToken: string | undefined): Promise<void> {
  if (sessionToken === undefined) return;
  await services.database.transaction({}, 'read write', async (db) => {
    const session = await findSession(db, { token: sessionToken, workspaceId: null, now: services.now() });
    if (session) await revokeSessions(services, db, { sessionId: session.id });
  });
}

/** Ends the session of a workspace's host, and with it every bearer token made from it. */
export async function logOutOfWorkspace(
  services: Services,
  workspace: WorkspaceRef,
  sessionToken: string | undefined,
): Promise<void> {
  if (sessionToken === undefined) return;
  await inTransaction(withDirectory(services.systemCtx(workspace)), async (tx) => {
    const session = await findSession(tx.db, {
      token: sessionToken,
      workspaceId: workspace.id,
      now: tx.now(),
      stage: 'any',
    });
    if (!session) return;
    await revokeSessions(tx, tx.db, { sessionId: session.id });
    const membership = await findMembership(tx.db, workspace.id, session.account.id);
    if (!membership) return;
    await tx.record({ type: 'member.signedOut', payload: { memberId: membership.id }, objectId: null });
  });
}
