import type { Feature } from '#server/platform/app/feature.ts';
import { templatesSchema } from './resolvers.ts';
import { templateUsed } from './subscribers.ts';

export { startFromGallery } from './start-from-gallery.ts';

export const templates: Feature = {
  name: 'templates',
  schema: ({ env }) => templatesSchema(env),
  subscribers: () => [templateUsed],
};
