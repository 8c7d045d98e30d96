import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const filtersCache: CacheRules = {
  after: { createSavedFilter: ['savedFilters'], deleteSavedFilter: ['savedFilters'] },
};
