import { bearerTokenSeconds } from '#domain/accounts/session-lifetimes.ts';
import { Unauthorized } from '#domain/errors/hark-error.ts';
import { findMembership } from '#server/kernel/members/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { findSession } from '../sessions/find-session.ts';
import { noteSeen } from '../sessions/note-seen.ts';
import { isActive } from '../sessions/sign-in-to-workspace.ts';
import { signBearer } from './bearer-token.ts';

/** A short-lived token from the session cookie of the workspace's host. Throws Unauthorized. */
export async function issueBearer(
  services: Pick<Services, 'database' | 'secrets' | 'now'>,
  workspace: WorkspaceRef,
  sessionToken: string | undefined,
): Promise<{ token: string; expiresIn: number }> {
  if (sessionToken === undefined) throw new Unauthorized();
  const { database, now } = services;
  const scope = { workspaceId: workspace.id, directory: true } as const;
  const found = await database.transaction(scope, 'read only', async (db) => {
    const session = await findSession(db, { token: sessionToken, workspaceId: workspace.id, now: now() });
    if (!session) return undefined;
    const membership = await findMembership(db, workspace.id, session.account.id);
    if (!isActive(membership)) return undefined;
    return { session, memberId: membership.id };
  });
  if (!found) throw new Unauthorized();
  const { session, memberId } = found;
  await noteSeen(services, session);
  const claims = { accountId: session.account.id, sessionId: session.id, memberId };
  return { token: await signBearer(services, workspace.id, claims), expiresIn: bearerTokenSeconds };
}
