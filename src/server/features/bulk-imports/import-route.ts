import type { FastifyInstance } from 'fastify';
import { addReceivingRoute } from '#server/features/files/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { getBulkImport } from './bulk-import.ts';
import { receiveArchive } from './receive-archive.ts';

/** The archive of an import on its way in. */
export function addBulkImportRoute(http: FastifyInstance, services: Services): void {
  addReceivingRoute(http, services, {
    path: '/files/bulk-imports/:id',
    limit: { name: 'bulk-import-upload', most: 30, seconds: 60 },
    find: getBulkImport,
    receive: (ctx, made, received) => receiveArchive(services, ctx, made, received),
  });
}
