import type { FastifyReply, FastifyRequest } from 'fastify';
import { Forbidden, NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { findWorkspaceBySubdomain } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { readHost, type Host } from '#server/platform/http/hosts.ts';
import type { RateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import type { Asking } from '../asking.ts';
import { deviceOf } from '../sessions/device.ts';

export type Visit = { request: FastifyRequest; reply: FastifyReply; asking: Asking };
export type WorkspaceVisit = Visit & { workspace: WorkspaceRef };
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export type HostRoutes = {
  readonly onRoot: (handle: (visit: Visit) => Promise<unknown>) => Handler;
  readonly onWorkspace: (handle: (visit: WorkspaceVisit) => Promise<unknown>) => Handler;
  /** For the company's identity provider, which posts from its own site; nothing there rests on the visitor's cookies. */
  readonly fromProvider: (handle: (visit: WorkspaceVisit) => Promise<unknown>) => Handler;
};

/** Each route lives on one kind of host and is not there on the other. */
export function hostRoutes(services: Services, limiter: RateLimiter): HostRoutes {
  const { env, database } = services;

  function receive(request: FastifyRequest, reply: FastifyReply): { visit: Visit; host: Host } {
    // Not `request.host`: behind a trusted proxy that is what the client claims in X-Forwarded-Host.
    const host = readHost(request.headers.host, env.rootUrl);
    reply.header('cache-control', 'no-store');
    refuseNul(request.body);
    refuseNul(request.query);
    const asking = { limiter, ...deviceOf(request) };
    return { host, visit: { request, reply, asking } };
  }

  async function receiveInWorkspace(request: FastifyRequest, reply: FastifyReply): Promise<WorkspaceVisit> {
    const { host, visit } = receive(request, reply);
    if (host.kind !== 'workspace') throw nothingHere();
    const workspace = await findWorkspaceBySubdomain(database, host.subdomain);
    if (!workspace) throw new NotFound('There is no workspace at this address');
    return { ...visit, workspace };
  }

  return {
    onRoot: (handle) => async (request, reply) => {
      const { host, visit } = receive(request, reply);
      if (host.kind !== 'root') throw nothingHere();
      requireSameOrigin(request, env.rootUrl);
      return handle(visit);
    },
    onWorkspace: (handle) => async (request, reply) => {
      const visit = await receiveInWorkspace(request, reply);
      requireSameOrigin(request, env.rootUrl);
      return handle(visit);
    },
    fromProvider: (handle) => async (request, reply) => handle(await receiveInWorkspace(request, reply)),
  };
}

/** Workspaces are same-site to each other, so SameSite cookies alone would let one post to another. */
function requireSameOrigin({ method, headers }: FastifyRequest, rootUrl: URL): void {
  if (method === 'GET' || method === 'HEAD' || headers.origin === undefined) return;
  const own = `${rootUrl.protocol}//${(headers.host ?? '').toLowerCase()}`;
  if (headers.origin.toLowerCase() !== own) throw new Forbidden('This request came from another site');
}

/** PostgreSQL stores every character but this one; left alone it would be an error of ours. */
function refuseNul(fields: unknown): void {
  if (typeof fields !== 'object' || fields === null) return;
  const has = Object.values(fields).some((value) => typeof value === 'string' && value.includes('\0'));
  if (has) throw new ValidationError('Text must not contain NUL characters');
}

function nothingHere(): NotFound {
  return new NotFound('There is nothing at this address');
}
