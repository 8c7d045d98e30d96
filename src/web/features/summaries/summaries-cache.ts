import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

const everywhere = ['objectSummary', 'summaryHistory'] as const;

export const summariesCache: CacheRules = {
  embedded: ['ObjectSummary'],
  after: {
    generateSummary: everywhere,
    cancelSummary: everywhere,
    updateSummary: everywhere,
    restoreSummary: everywhere,
    createInsightFromSummary: ['theme', 'insights', 'yourWork'],
  },
  heard: { summary: everywhere },
};
