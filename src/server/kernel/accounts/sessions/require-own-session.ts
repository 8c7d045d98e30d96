import type { FastifyRequest } from 'fastify';
import { Unauthorized } from '#domain/errors/hark-error.ts';
import { findMembership, type Membership } from '#server/kernel/members/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { findSession, type Session, type SessionStage } from './find-session.ts';
import { readSessionCookie } from './session-cookie.ts';
import { isActive } from './sign-in-to-workspace.ts';

/** Somebody at their own account page: only a browser with the session's cookie, never a program's token. */
export type Own = {
  readonly workspace: WorkspaceRef;
  readonly session: Session;
  readonly membership: Membership;
};

type SessionServices = Pick<Services, 'env' | 'database' | 'now'>;

/** Throws Unauthorized. */
export async function requireOwnSession(
  services: SessionServices,
  request: FastifyRequest,
  workspace: WorkspaceRef,
  stage: SessionStage = 'passed',
): Promise<Own> {
  const own = await findOwnSession(services, request, workspace, stage);
  if (!own) throw new Unauthorized();
  return own;
}

export async function findOwnSession(
  { env, database, now }: SessionServices,
  request: FastifyRequest,
  workspace: WorkspaceRef,
  stage: SessionStage,
): Promise<Own | undefined> {
  const token = readSessionCookie(request, env);
  if (token === undefined) return undefined;
  const scope = { workspaceId: workspace.id, directory: true } as const;
  return database.transaction(scope, 'read only', async (db) => {
    const session = await findSession(db, { token, workspaceId: workspace.id, now: now(), stage });
    const membership = session && (await findMembership(db, workspace.id, session.account.id));
    return session && isActive(membership) ? { workspace, session, membership } : undefined;
  });
}
