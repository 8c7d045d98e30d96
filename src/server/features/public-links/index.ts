import type { Feature } from '#server/platform/app/feature.ts';
import { createRateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import { addEmbedRoutes } from './embed-routes.ts';
import { addPageRoutes } from './page-routes.ts';
import { publicLinksSchema } from './resolvers.ts';
import { addSessionRoute } from './session-route.ts';

export { visitorBearer } from './visitor-bearer.ts';

export const publicLinks: Feature = {
  name: 'public-links',
  schema: publicLinksSchema,
  routes(http, services) {
    const limiter = createRateLimiter(services);
    addPageRoutes(http, services, limiter);
    addEmbedRoutes(http, services, limiter);
    addSessionRoute(http, services, limiter);
  },
};
