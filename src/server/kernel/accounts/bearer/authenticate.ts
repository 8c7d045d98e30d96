import { changesAccess } from '#domain/events/event-types.ts';
import type { FastifyRequest } from 'fastify';
import { NotFound, Unauthorized } from '#domain/errors/hark-error.ts';
import { findStanding, type Standing } from '#server/kernel/access/index.ts';
import { findWorkspaceBySubdomain } from '#server/kernel/workspaces/index.ts';
import type { BearerKind } from '#server/platform/app/bearer-kind.ts';
import type { Services } from '#server/platform/app/services.ts';
import {
  scopeOf,
  type Actor,
  type Ctx,
  type MemberActor,
  type WorkspaceRef,
} from '#server/platform/context/context.ts';
import { noteRead, pathOf } from '#server/platform/context/note-read.ts';
import { Reads } from '#server/platform/context/reads.ts';
import { graphqlPath } from '#server/platform/graphql/graphql-route.ts';
import { readHost } from '#server/platform/http/hosts.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { SocketAccess } from '#server/platform/realtime/graphql-socket.ts';
import { isKnownBearer, readAccess, readBearer, requireLiving } from './access-cache.ts';
import type { VerifiedBearer } from './bearer-token.ts';
import { findAccess } from './find-access.ts';

/**
 * Who sends this request to a workspace's host. Throws NotFound for no such workspace, Unauthorized for nobody.
 * `accepts` leaves out bearers of other slices (API tokens, visitors of a public link).
 */
export async function authenticate(
  services: Services,
  request: FastifyRequest,
  accepts: (kind: BearerKind) => boolean = () => true,
): Promise<Ctx> {
  const { host } = request.headers;
  return authenticateIn(services, request, await workspaceAt(services, host), accepts);
}

/** The same where something else than the host names the workspace. */
export async function authenticateIn(
  services: Services,
  request: FastifyRequest,
  workspace: WorkspaceRef,
  accepts: (kind: BearerKind) => boolean = () => true,
): Promise<Ctx> {
  const token = tokenIn(request.headers.authorization);
  const kind = isKnownBearer(services, workspace.id, token)
    ? undefined
    : services.bearers.find((bearer) => bearer.isOne(token) && accepts(bearer));
  const actor = kind
    ? await kind.findActor({ workspace, token, request })
    : await findMember(services, workspace, await readBearer(services, workspace.id, token));
  const ctx = createCtx(services, { workspace, actor, log: request.log });
  // An operation of the API says itself what it reads.
  if (pathOf(request) !== graphqlPath) await noteRead(ctx, { what: pathOf(request), ids: [] });
  return ctx;
}

/** The same for a websocket, which outlives its token: the session and the membership are what is asked again. */
export async function authenticateSocket(services: Services, opening: Opening): Promise<SocketAccess> {
  const { workspace, token } = await identify(services, opening);
  const build = (actor: Actor): Ctx => {
    // What a visitor sees does not change under them, and nothing else is theirs to hear.
    if (actor.kind === 'visitor') throw new Unauthorized();
    return createCtx(services, { workspace, actor, log: services.log });
  };
  const isAccessEvent = (event: string): boolean => changesAccess(event, 'standing');
  const kind = services.bearers.find(({ isOne }) => isOne(token));
  if (kind) {
    return {
      ctx: build(await kind.findActor({ workspace, token })),
      recheck: async () => build(await kind.findActor({ workspace, token, again: true })),
      isAccessEvent,
    };
  }
  const claims = await readBearer(services, workspace.id, token);
  return {
    ctx: build(await findMember(services, workspace, claims)),
    // Past the cache: whatever woke the socket up has just changed.
    recheck: async () => {
      const access = await findAccess({ database: services.database, workspaceId: workspace.id }, claims);
      return build(memberActor(claims, requireLiving(access, services.now())));
    },
    isAccessEvent,
  };
}

/** Somebody without an account who opened a public link. */
export function visitorCtx(
  services: Services,
  { workspace, publicLinkId, log }: { workspace: WorkspaceRef; publicLinkId: string; log: Log },
): Ctx {
  return createCtx(services, { workspace, actor: { kind: 'visitor', publicLinkId }, log });
}

type Opening = { host: string | undefined; authorization: string | undefined };

async function identify(
  services: Services,
  { host, authorization }: Opening,
): Promise<{ workspace: WorkspaceRef; token: string }> {
  return { workspace: await workspaceAt(services, host), token: tokenIn(authorization) };
}

async function workspaceAt({ env, database }: Services, host: string | undefined): Promise<WorkspaceRef> {
  const asked = readHost(host, env.rootUrl);
  const workspace =
    asked.kind === 'workspace' ? await findWorkspaceBySubdomain(database, asked.subdomain) : undefined;
  if (!workspace) throw new NotFound('There is no workspace at this address');
  return workspace;
}

function tokenIn(authorization: string | undefined): string {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined || token.length > 4096) throw new Unauthorized();
  return token;
}

async function findMember(
  services: Services,
  workspace: WorkspaceRef,
  claims: VerifiedBearer,
): Promise<MemberActor> {
  return {
    ...memberActor(claims, await readAccess(services, workspace.id, claims)),
    async atWriting(db) {
      const standing = await findStanding(db, workspace.id, claims.accountId);
      if (standing?.viewer.id !== claims.memberId) throw new Unauthorized();
      return memberActor(claims, standing);
    },
  };
}

function memberActor({ accountId, sessionId }: VerifiedBearer, { viewer, grantees }: Standing): MemberActor {
  return { kind: 'member', viewer, grantees, accountId, sessionId };
}

function createCtx(
  services: Services,
  { workspace, actor, log }: { workspace: WorkspaceRef; actor: Actor; log: Log },
): Ctx {
  const { database, eventLog, now, newId } = services;
  const reads = new Reads(database, () => scopeOf({ workspace, actor }));
  return { workspace, actor, database, reads, eventLog, now, newId, log };
}
