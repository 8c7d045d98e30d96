import type { Feature } from '#server/platform/app/feature.ts';
import { scimSchema } from './resolvers.ts';
import { scimIntegration } from './scim.integration.ts';
import { addScimRoutes } from './scim-routes.ts';

export const scim: Feature = {
  name: 'scim',
  integrations: [scimIntegration],
  schema: scimSchema,
  routes: addScimRoutes,
};
