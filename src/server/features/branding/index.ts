import type { Feature } from '#server/platform/app/feature.ts';
import { addLogoRoutes } from './logo-routes.ts';
import { brandingSchema } from './resolvers.ts';

export const branding: Feature = { name: 'branding', schema: () => brandingSchema, routes: addLogoRoutes };
