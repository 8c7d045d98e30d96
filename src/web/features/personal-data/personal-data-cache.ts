import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

const found = ['personalData'] as const;

export const personalDataCache: CacheRules = {
  after: { reviewPersonalData: found, purgePersonalData: found, findPersonalData: ['suggestionRuns'] },
  heard: { suggestion: found },
};
