import type { Feature } from '#server/platform/app/feature.ts';
import { modelsIntegration } from './models.integration.ts';
import { modelsSchema } from './resolvers.ts';

export const models: Feature = {
  name: 'models',
  integrations: [modelsIntegration],
  schema: modelsSchema,
};
