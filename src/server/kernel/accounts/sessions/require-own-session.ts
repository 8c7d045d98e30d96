import type { FastifyRequest } from 'fastify';
import { Unauthorized } from '#domain/errors/hark-error.ts';
import { findMembership, type Membership } from '#server/kernel/members/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { findSession, type Session } from './find-session.ts';
import { readSessionCookie } from './session-cookie.ts';
import { isActive } from './sign-in-to-workspace.ts';

/** Somebody at their own account page: only a browser with the session's cookie, never a program's token. */
export type Own = {
  readonly workspace: WorkspaceRef;
  readonly session: Session;
  readonly membership: Membership;
};

/** Throws Unauthorized. */
export async function requireOwnSession(
  { env, database, now }: Pick<Services, 'env' | 'database' | 'now'>,
  request: FastifyRequest,
  workspace: WorkspaceRef,
): Promise<Own> {
  const token = readSessionCookie(request, env);
  if (token === undefined) throw new Unauthorized();
  const scope = { workspaceId: workspace.id, directory: true } as const;
  return database.transaction(scope, 'read only', async (db) => {
    const session = await findSession(db, { token, workspaceId: workspace.id, now: now() });
    const membership = session && (await findMembership(db, workspace.id, session.account.id));
    if (!session || !isActive(membership)) throw new Unauthorized();
    return { workspace, session, membership };
  });
}
