import type { FastifyRequest } from 'fastify';
import { Unauthorized } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import { findSession, type Session } from './find-session.ts';
import { readSessionCookie } from './session-cookie.ts';

type SessionServices = Pick<Services, 'env' | 'database' | 'now'>;

export async function findRootSession(
  { env, database, now }: SessionServices,
  request: FastifyRequest,
): Promise<Session | undefined> {
  const token = readSessionCookie(request, env);
  if (token === undefined) return undefined;
  return database.transaction({}, 'read only', (db) =>
    findSession(db, { token, workspaceId: null, now: now() }),
  );
}

export async function requireRootSession(
  services: SessionServices,
  request: FastifyRequest,
): Promise<Session> {
  const session = await findRootSession(services, request);
  if (!session) throw new Unauthorized();
  return session;
}
