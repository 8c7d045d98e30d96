import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const upkeepCache: CacheRules = {
  after: {
    retryFailedReceipts: ['failedReceipts', 'health'],
    cancelWork: ['work', 'ownWork', 'health'],
    retryWork: ['work', 'health'],
  },
};
