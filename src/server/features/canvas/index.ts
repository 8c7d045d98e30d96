import type { Feature } from '#server/platform/app/feature.ts';
import { canvasSchema } from './resolvers.ts';

export const canvas: Feature = { name: 'canvas', schema: () => canvasSchema };
