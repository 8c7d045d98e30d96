import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bodyLimits } from '#domain/limits/request-limits.ts';
import { requireApiToken } from '#server/features/api-tokens/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { bytesOf } from '#server/platform/http/held-bytes.ts';
import { admitBody } from '#server/platform/http/json-body.ts';
import type { RestPath } from '#server/platform/http/rest-path.ts';
import { clientAddress } from '#server/platform/rate-limit/client-address.ts';
import type { IntegrationCall } from '#server/kernel/integrations/index.ts';
import { hookCalls, messageSchema, sampleQuery, subscribeBody, unsubscribeBody } from './hook-calls.ts';

/** REST hooks: one address for one event, made and taken away by the tool itself. */
export const hookPaths: readonly RestPath[] = [
  {
    method: 'post',
    path: '/api/v1/hooks',
    id: 'subscribe',
    summary: 'Subscribe to an event',
    description: 'Makes a webhook of the member who made the token.',
    scope: 'ADMIN',
    body: subscribeBody,
    examples: { one: { targetUrl: 'https://hooks.example/hark', event: 'note.created' } },
    answers: {
      201: {
        description: 'The secret that signs its messages is shown here only.',
        schema: z.object({ id: z.uuid(), secret: z.string() }),
      },
    },
  },
  {
    method: 'delete',
    path: '/api/v1/hooks/{id}',
    id: 'unsubscribe',
    summary: 'Unsubscribe',
    description: 'Nothing is sent to it any more.',
    scope: 'ADMIN',
    params: unsubscribeBody,
    answers: { 204: { description: 'It is gone.' } },
  },
  {
    method: 'get',
    path: '/api/v1/hooks/sample',
    id: 'sampleMessages',
    summary: 'Sample of an event',
    description: 'A message as it would come, in a list.',
    scope: 'ADMIN',
    query: sampleQuery,
    answers: { 200: { description: 'One message.', schema: z.array(messageSchema) } },
  },
];

export function addHookRoutes(http: FastifyInstance, services: Services): void {
  const callers = new WeakMap<FastifyRequest, Ctx>();
  const answering = (
    run: IntegrationCall['run'],
    bodyOf: (request: FastifyRequest) => unknown = ({ body }) => body,
  ) => ({
    bodyLimit: bodyLimits.member,
    async onRequest(request: FastifyRequest) {
      const { ctx } = await requireApiToken(services, request);
      callers.set(request, ctx);
      admitBody(request, {
        owners: bytesOf(ctx.actor, ctx.workspace, clientAddress(request)),
        most: bodyLimits.member,
      });
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const ctx = callers.get(request);
      if (!ctx) throw new Error('The request was not authenticated');
      try {
        const { status, body } = await run(services, ctx, { query: request.query, body: bodyOf(request) });
        return await reply.code(status).header('cache-control', 'no-store').send(body);
      } finally {
        await ctx.reads.end();
      }
    },
  });
  http.post('/api/v1/hooks', answering(hookCalls.subscribe));
  http.get('/api/v1/hooks/sample', answering(hookCalls.sample));
  http.delete(
    '/api/v1/hooks/:id',
    answering(hookCalls.unsubscribe, ({ params }) => params),
  );
}
