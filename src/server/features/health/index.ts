import type { Feature } from '#server/platform/app/feature.ts';
import { healthSchema } from './resolvers.ts';

/** Tells admins whether what their workspace needs works. */
export const health: Feature = { name: 'health', schema: healthSchema };
