import type { Feature } from '#server/platform/app/feature.ts';
import { apiReferenceSchema } from './resolvers.ts';

/** The API describes itself, from the schema that answers. */
export const apiReference: Feature = { name: 'api-reference', schema: () => apiReferenceSchema };
