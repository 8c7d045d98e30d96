import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { bodyLimits } from '#domain/limits/request-limits.ts';
import { requireApiTokenAtRoot, type ApiCaller } from '#server/features/api-tokens/index.ts';
import { authenticateIn, hostRoutes } from '#server/kernel/accounts/index.ts';
import { allIntegrations } from '#server/kernel/integrations/index.ts';
import { findWorkspaceById } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { bytesOf } from '#server/platform/http/held-bytes.ts';
import { readHost } from '#server/platform/http/hosts.ts';
import { admitBody } from '#server/platform/http/json-body.ts';
import { clientAddress } from '#server/platform/rate-limit/client-address.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { listConnections } from './list-connections.ts';

const teamCodec = object({ teamId: uuid });
const messageCodec = object({
  webhook: string,
  id: string,
  timestamp: string,
  signature: string,
  body: string,
});
const callCodec = object({ integration: string, path: string });
const identifyLimit: Limit = { name: 'identify-webhook', most: 60, seconds: 60 };

/** On the root host, where no address says which workspace is meant. */
export function addIntegrationRoutes(http: FastifyInstance, services: Services): void {
  const limiter = createRateLimiter(services);
  const { onRoot } = hostRoutes(services, limiter);

  http.post(
    '/global/identify-webhook',
    onRoot(async ({ request, asking }) => {
      await limiter.take(identifyLimit, asking.address);
      const message = decode(messageCodec, request.body);
      for (const { identify } of allIntegrations()) {
        const teamId = await identify?.(services, message);
        if (teamId !== undefined) return { teamId };
      }
      throw new NotFound('There is no such webhook');
    }),
  );

  http.get(
    '/global/connected-integrations',
    onRoot(async ({ request, asking }) => {
      await limiter.take(identifyLimit, asking.address);
      const { teamId } = decode(teamCodec, request.query);
      const workspace = await findWorkspaceById(services.database, teamId);
      if (!workspace) throw new NotFound('There is no such workspace');
      const ctx = await authenticateIn(services, request, workspace, ({ forMember }) => forMember);
      try {
        allow(ctx, 'integration.list');
        return { teamId, integrations: await listConnections(services, ctx) };
      } finally {
        await ctx.reads.end();
      }
    }),
  );
  addCalls(http, services);
}

/** `/api/global/integrations/{integration}/{path}`, signed in by an API token, which names its workspace. */
function addCalls(http: FastifyInstance, services: Services): void {
  const callers = new WeakMap<FastifyRequest, ApiCaller>();
  http.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/api/global/integrations/:integration/:path',
    bodyLimit: bodyLimits.member,
    async onRequest(request) {
      if (readHost(request.headers.host, services.env.rootUrl).kind !== 'root')
        throw new NotFound('There is nothing at this address');
      const caller = await requireApiTokenAtRoot(services, request);
      callers.set(request, caller);
      const { actor, workspace } = caller.ctx;
      admitBody(request, {
        owners: bytesOf(actor, workspace, clientAddress(request)),
        most: bodyLimits.member,
      });
    },
    async handler(request, reply) {
      const ctx = callers.get(request)?.ctx;
      if (!ctx) throw new Error('The request was not authenticated');
      const { integration, path } = decode(callCodec, request.params);
      const call = allIntegrations()
        .find(({ name }) => name === integration.toLowerCase())
        ?.calls?.find((one) => one.method === request.method && one.path === path.toLowerCase());
      if (!call) throw new NotFound('There is no such integration');
      try {
        const { status, body } = await call.run(services, ctx, { query: request.query, body: request.body });
        return await reply.code(status).header('cache-control', 'no-store').send(body);
      } finally {
        await ctx.reads.end();
      }
    },
  });
}
