import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { dropFromLists } from '#web/lib/cache/change-cache.ts';

export const savedFeedsCache: CacheRules = {
  after: {
    createSavedFeed: ['savedFeeds'],
    deleteSavedFeed: (cache, { id }) =>
      dropFromLists(cache, { type: 'SavedFeed', ids: [id] }, ['savedFeeds']),
  },
  heard: { savedfeed: ['savedFeeds'] },
};
