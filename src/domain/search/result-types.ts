import { mergedTable, type MergedTable } from '#domain/things/merged.ts';

export type SearchResultType = keyof MergedTable<'found'>;
/** What came after the first installations, in that order. */
const later: readonly SearchResultType[] = ['DOC'];
/** The search index keeps their places: a new one goes last, or what was indexed before would be taken for another. */
export const searchResultTypes = (Object.keys(mergedTable('found')) as SearchResultType[]).sort(
  (a, b) => later.indexOf(a) - later.indexOf(b) || (a < b ? -1 : 1),
);

/** Types that views and charts list. */
export const objectTypes = ['HIGHLIGHT', 'INSIGHT', 'NOTE'] as const;
export type ObjectType = (typeof objectTypes)[number];
