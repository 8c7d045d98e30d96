import { Readable } from 'node:stream';
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
import { exportProblems } from './export-problems.ts';
import { getImport } from './queries.ts';
import { receiveTable } from './receive-table.ts';

const named = object({ id: string });
/** Each reads a whole file. */
const limit: Limit = { name: 'import-upload', most: 30, seconds: 60 };

/** The file of an import on its way in, and the rows that it left out on their way back. */
export function addImportRoutes(http: FastifyInstance, services: Services): void {
  const requests = fileRequests(services);
  const limiter = createRateLimiter(services);
  void http.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));
    scope.put('/files/imports/:id', { config: { longBody: true } }, async (request, reply) =>
      requests.writing(request, async (ctx) => {
        const table = await getImport(ctx, readId(decode(named, request.params).id));
        // The bytes may take minutes, and the embedded database has one session for all that is read and counted.
        await ctx.reads.end();
        await limiter.take(limit, requireMember(ctx).viewer.id);
        await receiveTable(services, ctx, table, { body: request.raw, length: lengthOf(request) });
        return reply.code(204).send();
      }),
    );
  });
  http.get('/files/imports/:id/problems', async (request, reply) =>
    requests.reading(request, async (ctx) => {
      const { fileName, rows } = await exportProblems(ctx, readId(decode(named, request.params).id));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(rows));
    }),
  );
}

function lengthOf({ headers }: FastifyRequest): number {
  const length = headers['content-length'];
  if (length === undefined || !/^\d{1,15}$/.test(length))
    throw new ValidationError('The header content-length must be a whole number');
  return Number(length);
}
