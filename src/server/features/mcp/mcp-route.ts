import { Readable } from 'node:stream';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { mcpPath } from '#domain/api-tokens/mcp-path.ts';
import { TooManyRequests } from '#domain/errors/hark-error.ts';
import { bodyLimits, requestTurns } from '#domain/limits/request-limits.ts';
import { foundUrl } from '#domain/routes/object-url.ts';
import { requireApiToken } from '#server/features/api-tokens/index.ts';
import { authenticateSocket } from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { createAskSchema, type AskSchema } from '#server/platform/graphql/ask-schema.ts';
import { bytesOf } from '#server/platform/http/held-bytes.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { admitBody } from '#server/platform/http/json-body.ts';
import { FairTurns } from '#server/platform/programs/fair-turns.ts';
import { clientAddress } from '#server/platform/rate-limit/client-address.ts';
import { readStream } from '#server/platform/streams/read-stream.ts';
import { openStreamHub, type StreamHub } from '#server/platform/streams/stream-hub.ts';
import { openServer } from './open-server.ts';
import type { ToolCall } from './tool.ts';

/** Streamable HTTP without sessions: each request carries its API token and is answered on its own. */
export function addMcpRoute(http: FastifyInstance, services: Services, schema: GraphQLSchema): void {
  const ask = createAskSchema(schema);
  const hub = openStreamHub(services);
  const turns = new FairTurns(requestTurns[services.database.kind]);
  const callers = new WeakMap<FastifyRequest, Ctx>();

  http.post(
    mcpPath,
    {
      bodyLimit: bodyLimits.member,
      async onRequest(request) {
        const { ctx } = await requireApiToken(services, request);
        callers.set(request, ctx);
        admitBody(request, {
          owners: bytesOf(ctx.actor, ctx.workspace, clientAddress(request)),
          most: bodyLimits.member,
        });
      },
    },
    async (request, reply) => {
      const ctx = callers.get(request);
      if (!ctx) throw new Error('The request was not authenticated');
      const end = await turns.take(requireMember(ctx).viewer.id);
      if (!end) throw new TooManyRequests(1, 'Too many requests at once. Try again in a moment.');
      reply.raw.once('close', end);
      const call = toolCall(services, { request, ctx, ask, hub });
      const handler = createMcpHandler(() => openServer(call), {
        onerror: (error) => request.log.info({ err: error }, 'A request of an assistant was refused'),
      });
      const response = await handler.fetch(webRequest(request, reply), { parsedBody: request.body });
      return send(reply, response);
    },
  );
  // Nothing is sent that was not asked for, and there are no sessions to end.
  http.route({
    method: ['GET', 'DELETE'],
    url: mcpPath,
    onRequest: async (request) => void (await requireApiToken(services, request)),
    handler: (_, reply) => reply.code(405).header('allow', 'POST').send(),
  });
}

type Visit = { request: FastifyRequest; ctx: Ctx; ask: AskSchema; hub: StreamHub };

function toolCall(services: Services, { request, ctx, ask, hub }: Visit): ToolCall {
  const { env } = services;
  const { host, authorization } = request.headers;
  return {
    ctx,
    env,
    ask: (query, variables, answer) => ask(ctx, query, variables, answer),
    async followStream(id) {
      const access = await authenticateSocket(services, { host, authorization });
      const parts = readStream({ ctx, id, after: 0, hub, recheck: () => access.recheck() });
      for await (const { kind } of parts) {
        if (kind === 'end' || request.raw.destroyed) return;
      }
    },
    linkTo(type, id, title) {
      const path = foundUrl(type, { id, title });
      return path === undefined ? undefined : workspaceUrl(env.rootUrl, ctx.workspace.subdomain, path);
    },
  };
}

function webRequest({ headers, method, url }: FastifyRequest, reply: FastifyReply): Request {
  const hungUp = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) hungUp.abort();
  });
  const known = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !['content-length', 'transfer-encoding', 'authorization'].includes(name)
      ? [[name, value] as const]
      : [],
  );
  return new Request(new URL(url, 'http://hark.invalid'), {
    method,
    headers: new Headers(known.map(([name, value]) => [name, value])),
    signal: hungUp.signal,
  });
}

function send(reply: FastifyReply, { status, headers, body }: Response): FastifyReply {
  void reply.code(status).header('cache-control', 'no-store');
  for (const [name, value] of headers) if (name !== 'content-length') void reply.header(name, value);
  return body ? reply.send(Readable.fromWeb(body)) : reply.send();
}
