import type { Feature } from '#server/platform/app/feature.ts';
import { addExportRoute } from './export-route.ts';

export { readExported } from './read-exported.ts';

export const exports: Feature = { name: 'exports', routes: addExportRoute };
