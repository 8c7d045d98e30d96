import type { FastifyInstance } from 'fastify';
import { addReceivingRoute } from '#server/features/files/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { getProjectImport } from './project-import.ts';
import { receiveProject } from './receive-project.ts';

/** The file of an import on its way in. */
export function addProjectImportRoute(http: FastifyInstance, services: Services): void {
  addReceivingRoute(http, services, {
    path: '/files/project-imports/:id',
    limit: { name: 'project-import-upload', most: 30, seconds: 60 },
    find: getProjectImport,
    receive: (ctx, made, received) => receiveProject(services, ctx, made, received),
  });
}
