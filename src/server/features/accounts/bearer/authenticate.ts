import type { FastifyRequest } from 'fastify';
import { NotFound, Unauthorized } from '#domain/errors/hark-error.ts';
import { findWorkspaceBySubdomain } from '#server/features/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { scopeOf, type Ctx, type MemberActor, type WorkspaceRef } from '#server/platform/context/context.ts';
import { Reads } from '#server/platform/context/reads.ts';
import { readHost } from '#server/platform/http/hosts.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { SocketAccess } from '#server/platform/realtime/graphql-socket.ts';
import { readAccess, readBearer, requireLiving } from './access-cache.ts';
import type { VerifiedBearer } from './bearer-token.ts';
import { findAccess, type Access } from './find-access.ts';

/** Who sends this request to a workspace's host. Throws NotFound for no such workspace, Unauthorized for nobody. */
export async function authenticate(services: Services, request: FastifyRequest): Promise<Ctx> {
  const { host, authorization } = request.headers;
  const { workspace, claims } = await identify(services, { host, authorization });
  const access = await readAccess(services, workspace.id, claims);
  return createCtx(services, { workspace, claims, access, log: request.log });
}

/** The same for a websocket, which outlives its token: the session and the membership are what is asked again. */
export async function authenticateSocket(services: Services, opening: Opening): Promise<SocketAccess> {
  const { workspace, claims } = await identify(services, opening);
  const build = (access: Access): Ctx =>
    createCtx(services, { workspace, claims, access, log: services.log });
  return {
    ctx: build(await readAccess(services, workspace.id, claims)),
    // Past the cache: whatever woke the socket up has just changed.
    recheck: async () =>
      build(requireLiving(await findAccess(services.database, workspace.id, claims), services.now())),
    isAccessEvent: (event) => /^(?:member|access|group)\./.test(event),
  };
}

type Opening = { host: string | undefined; authorization: string | undefined };

async function identify(
  services: Services,
  { host, authorization }: Opening,
): Promise<{ workspace: WorkspaceRef; claims: VerifiedBearer }> {
  const asked = readHost(host, services.env.rootUrl);
  const workspace =
    asked.kind === 'workspace'
      ? await findWorkspaceBySubdomain(services.database, asked.subdomain)
      : undefined;
  if (!workspace) throw new NotFound('There is no workspace at this address');
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined || token.length > 4096) throw new Unauthorized();
  return { workspace, claims: await readBearer(services, workspace.id, token) };
}

function createCtx(
  services: Services,
  {
    workspace,
    claims,
    access,
    log,
  }: { workspace: WorkspaceRef; claims: VerifiedBearer; access: Access; log: Log },
): Ctx {
  const { database, eventLog, now, newId } = services;
  const actor: MemberActor = {
    kind: 'member',
    viewer: access.viewer,
    grantees: access.grantees,
    accountId: claims.accountId,
    sessionId: claims.sessionId,
  };
  const reads = new Reads(database, () => scopeOf({ workspace, actor }));
  return { workspace, actor, database, reads, eventLog, now, newId, log };
}
