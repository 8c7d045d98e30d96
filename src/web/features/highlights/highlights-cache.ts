import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

const shown = ['highlights', 'tag'] as const;
const suggested = ['suggestedHighlights'] as const;

/** Open documents keep their highlights themselves (`model/follow-highlights.ts`); these rules are for lists. */
export const highlightsCache: CacheRules = {
  embedded: ['HighlightTagChange', 'NoteTagging', 'ClusterTagging'],
  after: {
    acceptSuggestedHighlight: suggested,
    rejectSuggestedHighlights: suggested,
    reopenSuggestedHighlights: suggested,
    changeHighlightTags: shown,
    tagHighlightClusters: [...shown, 'tags', 'tagBoards'],
    tagNotes: shown,
    undoHighlightTagChange: shown,
    deleteHighlights: shown,
    restoreHighlights: shown,
  },
  heard: { highlight: shown, suggestion: suggested },
};
