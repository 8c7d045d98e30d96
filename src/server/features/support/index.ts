import type { Feature } from '#server/platform/app/feature.ts';
import { supportSchema } from './resolvers.ts';
import { addSupportRoutes } from './routes.ts';
import { supportBearer } from './support-bearer.ts';

export const support: Feature = {
  name: 'support',
  bearer: supportBearer,
  schema: supportSchema,
  routes: addSupportRoutes,
};
