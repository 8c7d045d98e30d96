import type { Feature } from '#server/platform/app/feature.ts';
import { addIntegrationRoutes } from './integration-routes.ts';
import { mailIntegration } from './mail.integration.ts';
import { storageIntegration } from './storage.integration.ts';

/** What a workspace is connected to, and the calls of other tools. The slices bring their own. */
export const integrations: Feature = {
  name: 'integrations',
  integrations: [mailIntegration, storageIntegration],
  routes: addIntegrationRoutes,
};
