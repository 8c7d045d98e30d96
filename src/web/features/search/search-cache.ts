import type { CacheRules } from '#web/lib/cache-rules.ts';

/** A result is a picture of its object for one query: kept with the answer, not with the object. */
const embedded = () => null;

export const searchCache: CacheRules = {
  keys: {
    SearchResult: embedded,
    SearchItem: embedded,
    SearchPreview: embedded,
    SearchSegment: embedded,
    SearchTypeCount: embedded,
    SearchProjectCount: embedded,
    SearchAuthorCount: embedded,
    SearchIndex: embedded,
  },
};
