import type { Feature } from '#server/platform/app/feature.ts';
import { fieldsSchema } from './resolvers.ts';

export const fields: Feature = { name: 'fields', schema: () => fieldsSchema };
