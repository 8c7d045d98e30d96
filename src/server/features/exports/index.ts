import type { Feature } from '#server/platform/app/feature.ts';
import { addExportRoute } from './export-route.ts';
import { exportsSchema } from './resolvers.ts';

export { exportFormats, type ExportFormat } from './export-formats.ts';
export { readExported } from './read-exported.ts';
export { readPictures } from './read-pictures.ts';

export const exports: Feature = {
  name: 'exports',
  schema: ({ env }) => exportsSchema(env),
  routes: addExportRoute,
};
