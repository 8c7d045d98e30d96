import type { Feature } from '#server/platform/app/feature.ts';
import { modelsSchema } from './resolvers.ts';

export const models: Feature = { name: 'models', schema: modelsSchema };
