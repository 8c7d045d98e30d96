import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { dropFromLists, readAgain } from '#web/lib/cache/change-cache.ts';

const everywhere = ['aiDocs', 'aiDoc'] as const;

export const docsCache: CacheRules = {
  after: {
    createAiDoc: ['aiDocs'],
    runAiDoc: ['objectSummary', 'summaryHistory', 'aiDocs'],
    restoreAiDoc: [...everywhere, 'trash', 'starred', 'recent'],
    trashAiDoc: (cache, { id }) => {
      dropFromLists(cache, { type: 'AiDoc', ids: [id] }, ['aiDocs']);
      readAgain(cache, ['aiDoc', 'starred', 'recent', 'trash']);
    },
  },
  heard: { doc: [...everywhere, 'trash', 'starred'], access: everywhere },
};
