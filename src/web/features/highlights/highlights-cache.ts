import type { Cache } from '@urql/exchange-graphcache';
import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { readAgain } from '#web/lib/cache/change-cache.ts';

const shown = ['highlights', 'tag'] as const;
const suggested = ['suggestedHighlights'] as const;
const tagLists = ['tags', 'tagBoards', 'duplicateTags'] as const;

type WithNewTags = { readonly newTags?: readonly unknown[] | null };

function afterNewTags(cache: Cache, { newTags }: WithNewTags): void {
  if (newTags && newTags.length > 0) readAgain(cache, tagLists);
}

function afterTagging(cache: Cache, args: WithNewTags): void {
  readAgain(cache, shown);
  afterNewTags(cache, args);
}

/** Open documents keep their highlights themselves (`model/follow-highlights.ts`); these rules are for lists. */
export const highlightsCache: CacheRules = {
  embedded: ['HighlightTagChange', 'NoteTagging', 'ClusterTagging'],
  after: {
    acceptSuggestedHighlight: suggested,
    rejectSuggestedHighlights: suggested,
    reopenSuggestedHighlights: suggested,
    createHighlight: (cache, { input }) => afterNewTags(cache, input),
    setHighlightTags: afterNewTags,
    changeHighlightTags: afterTagging,
    tagHighlightClusters: [...shown, 'tags', 'tagBoards'],
    tagNotes: afterTagging,
    undoHighlightTagChange: shown,
    deleteHighlights: shown,
    restoreHighlights: shown,
  },
  heard: { highlight: shown, suggestion: suggested },
};
