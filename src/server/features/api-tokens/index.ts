import type { Feature } from '#server/platform/app/feature.ts';
import { apiTokenBearer } from './api-token-bearer.ts';
import { apiTokensSchema } from './resolvers.ts';
import { revokeTokensOfRemoved } from './subscribers.ts';

export { requireApiToken, type ApiCaller } from './require-api-token.ts';

export const apiTokens: Feature = {
  name: 'api-tokens',
  bearer: apiTokenBearer,
  schema: () => apiTokensSchema,
  subscribers: () => [revokeTokensOfRemoved],
};
