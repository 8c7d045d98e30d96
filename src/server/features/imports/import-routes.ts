import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { addReceivingRoute, fileRequests } from '#server/features/files/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { exportProblems } from './export-problems.ts';
import { getImport } from './queries.ts';
import { receiveTable } from './receive-table.ts';

const named = object({ id: string });

/** The file of an import on its way in, and the rows that it left out on their way back. */
export function addImportRoutes(http: FastifyInstance, services: Services): void {
  addReceivingRoute(http, services, {
    path: '/files/imports/:id',
    limit: { name: 'import-upload', most: 30, seconds: 60 },
    find: getImport,
    receive: (ctx, table, received) => receiveTable(services, ctx, table, received),
  });
  const requests = fileRequests(services);
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
