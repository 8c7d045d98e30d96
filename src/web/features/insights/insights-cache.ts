import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { changed, dropFromLists, readAgain } from '#web/lib/cache/change-cache.ts';

const lists = ['insights', 'publishedInsights'] as const;
const everyList = [...lists, 'recent', 'starred', 'yourWork', 'sharedWithYou', 'trash'] as const;

export const insightsCache: CacheRules = {
  after: {
    createInsight: ['insights', 'yourWork'],
    duplicateInsight: ['insights', 'yourWork'],
    moveInsights: everyList,
    restoreInsights: everyList,
    publishInsight: lists,
    unpublishInsight: lists,
    trashInsights: (cache, { ids }) => {
      dropFromLists(cache, { type: 'Insight', ids }, lists);
      readAgain(cache, ['recent', 'starred', 'yourWork', 'trash']);
    },
  },
  guess: {
    updateInsight: ({ input: { id, ...changes } }, cache) =>
      changed(cache, { type: 'Insight', id }, ['updatedAt', 'version', 'title', 'status'], changes),
    trashInsights: ({ ids }) => ids.map((id) => ({ __typename: 'Insight', id, version: 0 })),
  },
  heard: { insight: everyList },
};
