import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { fileRequests } from '#server/features/files/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { getBulkImport } from './bulk-import.ts';
import { receiveArchive } from './receive-archive.ts';

const named = object({ id: string });
/** Each reads a whole file. */
const limit: Limit = { name: 'bulk-import-upload', most: 30, seconds: 60 };

/** The archive of an import on its way in. */
export function addBulkImportRoute(http: FastifyInstance, services: Services): void {
  const requests = fileRequests(services);
  const limiter = createRateLimiter(services);
  void http.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));
    scope.put('/files/bulk-imports/:id', { config: { longBody: true } }, async (request, reply) =>
      requests.writing(request, async (ctx) => {
        const made = await getBulkImport(ctx, readId(decode(named, request.params).id));
        // The bytes may take minutes, and the embedded database has one session for all that is read and counted.
        await ctx.reads.end();
        await limiter.take(limit, requireMember(ctx).viewer.id);
        await receiveArchive(services, ctx, made, { body: request.raw, length: lengthOf(request) });
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
