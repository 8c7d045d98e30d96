import type { FastifyRequest } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { inEvenTime } from '#server/kernel/accounts/index.ts';
import { findWorkspaceBySubdomain } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { readHost } from '#server/platform/http/hosts.ts';
import { clientAddress } from '#server/platform/rate-limit/client-address.ts';
import type { Limit, RateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import { findOpenLink, type OpenLink } from './find-open-link.ts';
import { limits } from './limits.ts';

const params = object({ token: string });

export type Visit = { readonly workspace: WorkspaceRef; readonly link: OpenLink | undefined };

/** The link that a request asks for on a workspace's host; undefined on any other host. */
export async function visitLink(
  services: Services,
  limiter: RateLimiter,
  request: FastifyRequest,
  limit: Limit = limits.visitsByAddress,
): Promise<Visit | undefined> {
  const workspace = await visitedWorkspace(services, limiter, request, limit);
  if (!workspace) return undefined;
  const { token } = decode(params, request.params);
  const asking = { workspaceId: workspace.id, token, now: services.now() };
  const find = (): Promise<OpenLink | undefined> =>
    services.database.transaction({ workspaceId: workspace.id }, 'read only', (db) =>
      findOpenLink(db, asking),
    );
  return { workspace, link: await refusedInEvenTime(find) };
}

/** The workspace on whose host a stranger asks, within a limit for their address. */
export async function visitedWorkspace(
  { env, database }: Services,
  limiter: RateLimiter,
  request: FastifyRequest,
  limit: Limit,
): Promise<WorkspaceRef | undefined> {
  const host = readHost(request.headers.host, env.rootUrl);
  if (host.kind !== 'workspace') return undefined;
  const workspace = await findWorkspaceBySubdomain(database, host.subdomain);
  if (workspace) await limiter.take(limit, clientAddress(request));
  return workspace;
}

/** Only a refusal waits for the step: the ways to fail must look alike, a page that opens should be quick. */
export function refusedInEvenTime<T>(find: () => Promise<T | undefined>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    inEvenTime(async () => {
      const found = await find();
      if (found !== undefined) resolve(found);
    }).then(() => resolve(undefined), reject);
  });
}
