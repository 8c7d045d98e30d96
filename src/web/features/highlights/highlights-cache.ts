import type { Cache } from '@urql/exchange-graphcache';
import type { CacheRules } from '#web/lib/cache-rules.ts';
import { invalidateField } from '#web/lib/cache-lists.ts';

/** Open documents keep their highlights themselves (`model/follow-highlights.ts`); these rules are for lists. */
export const highlightsCache: CacheRules = {
  keys: {
    HighlightPage: () => null,
    HighlightAudioVideo: () => null,
    HighlightTagChange: () => null,
    SuggestedHighlightPage: () => null,
    TagUse: () => null,
  },
  updates: {
    acceptSuggestedHighlight: (_result, _args, cache) => invalidateField(cache, 'suggestedHighlights'),
    rejectSuggestedHighlights: (_result, _args, cache) => invalidateField(cache, 'suggestedHighlights'),
    ...Object.fromEntries(
      ['changeHighlightTags', 'undoHighlightTagChange', 'deleteHighlights', 'restoreHighlights'].map(
        (name) => [
          name,
          (_result: unknown, _args: unknown, cache: Cache) => {
            invalidateField(cache, 'highlights');
            invalidateField(cache, 'tag');
          },
        ],
      ),
    ),
    reopenSuggestedHighlights: (_result, _args, cache) => invalidateField(cache, 'suggestedHighlights'),
  },
  lists: {
    highlight: ['highlights', 'tag'],
    suggestion: ['suggestedHighlights'],
  },
};
