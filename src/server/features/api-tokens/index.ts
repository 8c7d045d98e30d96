import type { Feature } from '#server/platform/app/feature.ts';
import { apiTokensSchema } from './resolvers.ts';
import { revokeTokensOfRemoved } from './subscribers.ts';

export { apiTokenBearer } from './api-token-bearer.ts';

export const apiTokens: Feature = {
  name: 'api-tokens',
  schema: () => apiTokensSchema,
  subscribers: () => [revokeTokensOfRemoved],
};
