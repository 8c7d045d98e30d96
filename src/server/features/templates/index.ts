import type { Feature } from '#server/platform/app/feature.ts';
import { templatesSchema } from './resolvers.ts';
import { templateUsed } from './subscribers.ts';

export const templates: Feature = {
  name: 'templates',
  schema: () => templatesSchema,
  subscribers: () => [templateUsed],
};
