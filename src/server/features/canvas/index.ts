import type { Feature } from '#server/platform/app/feature.ts';
import { addCanvasExportRoute } from './canvas-export-route.ts';
import { canvasSchema } from './resolvers.ts';

export const canvas: Feature = {
  name: 'canvas',
  schema: () => canvasSchema,
  routes: addCanvasExportRoute,
};
