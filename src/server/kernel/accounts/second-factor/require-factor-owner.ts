import type { FastifyRequest } from 'fastify';
import { proveFactorMessage } from '#domain/accounts/second-factor.ts';
import { Forbidden } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { requireOwnSession, type Own } from '../sessions/require-own-session.ts';
import { hasFactor } from './factors.ts';

/**
 * Somebody who may change their factors, also before they have the first. An account that has one asks for it: neither a
 * stolen password nor the identity provider of one workspace is enough to add another or to take it away.
 */
export async function requireFactorOwner(
  services: Pick<Services, 'env' | 'database' | 'now'>,
  request: FastifyRequest,
  workspace: WorkspaceRef,
): Promise<Own> {
  const own = await requireOwnSession(services, request, workspace, 'any');
  if (own.session.secondFactorAt !== null) return own;
  const { id } = own.session.account;
  if (await services.database.transaction({}, 'read only', (db) => hasFactor(db, id)))
    throw new Forbidden(proveFactorMessage);
  return own;
}
