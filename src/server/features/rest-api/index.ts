import type { Feature } from '#server/platform/app/feature.ts';
import { addOpenapiRoute } from './openapi-route.ts';
import { pruneRequestKeys } from './prune-request-keys.ts';
import { addRestRoutes } from './rest-routes.ts';

/** Programs bring in notes, feedback and contacts over plain HTTP. */
export const restApi: Feature = {
  name: 'rest-api',
  routes(http, services) {
    addRestRoutes(http, services);
    addOpenapiRoute(http, services);
  },
  crons: (services) => [
    {
      name: 'rest-api.prune-request-keys',
      cron: '37 * * * *',
      timeZone: 'UTC',
      run: (signal) => pruneRequestKeys(services, signal),
    },
  ],
};
