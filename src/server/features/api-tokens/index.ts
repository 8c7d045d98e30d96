import type { Feature } from '#server/platform/app/feature.ts';
import { apiTokenBearer } from './api-token-bearer.ts';
import { apiTokensIntegration } from './api-tokens.integration.ts';
import { apiTokensSchema } from './resolvers.ts';
import { revokeTokensOfRemoved } from './subscribers.ts';

export { requireApiToken, requireApiTokenAtRoot, type ApiCaller } from './require-api-token.ts';

export const apiTokens: Feature = {
  name: 'api-tokens',
  integrations: [apiTokensIntegration],
  bearer: apiTokenBearer,
  schema: () => apiTokensSchema,
  subscribers: () => [revokeTokensOfRemoved],
};
