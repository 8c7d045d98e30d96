import type { Feature } from '#server/platform/app/feature.ts';
import { scimSchema } from './resolvers.ts';
import { addScimRoutes } from './scim-routes.ts';

export const scim: Feature = { name: 'scim', schema: scimSchema, routes: addScimRoutes };
