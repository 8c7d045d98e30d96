import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { dropFromLists } from '#web/lib/cache/change-cache.ts';

export const apiTokensCache: CacheRules = {
  after: {
    createApiToken: ['apiTokens'],
    revokeApiToken: (cache, { id }) => dropFromLists(cache, { type: 'ApiToken', ids: [id] }, ['apiTokens']),
  },
  heard: { apitoken: ['apiTokens'] },
};
