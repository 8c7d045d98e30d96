import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { fileRequests } from './file-request.ts';

type Received = { readonly body: Readable; readonly length: number };

type Receiving<T> = {
  /** With `:id`. */
  readonly path: string;
  readonly limit: Limit;
  /** What waits for the file. Throws what the sender may not know of. */
  readonly find: (ctx: Ctx, id: string) => Promise<T>;
  readonly receive: (ctx: Ctx, found: T, received: Received) => Promise<void>;
};

const named = object({ id: string });

/** A whole file on its way in, for something that was made before. */
export function addReceivingRoute<T>(
  http: FastifyInstance,
  services: Services,
  { path, limit, find, receive }: Receiving<T>,
): void {
  const requests = fileRequests(services);
  const limiter = createRateLimiter(services);
  void http.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));
    scope.put(path, { config: { longBody: true } }, async (request, reply) =>
      requests.writing(request, async (ctx) => {
        const found = await find(ctx, readId(decode(named, request.params).id));
        // The bytes may take minutes, and the embedded database has one session for all that is read and counted.
        await ctx.reads.end();
        await limiter.take(limit, requireMember(ctx).viewer.id);
        await receive(ctx, found, { body: request.raw, length: lengthOf(request) });
        return reply.code(204).send();
      }),
    );
  });
}

function lengthOf({ headers }: FastifyRequest): number {
  const length = headers['content-length'];
  if (length === undefined || !/^\d{1,15}$/.test(length))
    throw new ValidationError('The header content-length must be a whole number');
  return Number(length);
}
