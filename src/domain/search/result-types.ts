import { mergedTable, type MergedTable } from '#domain/things/merged.ts';

export type SearchResultType = keyof MergedTable<'found'>;

const found = mergedTable('found');
/** In the order of their places in the search index. */
export const searchResultTypes = (Object.keys(found) as SearchResultType[]).toSorted(
  (a, b) => found[a].placeInIndex - found[b].placeInIndex,
);

/** Types that views and charts list. */
export const objectTypes = ['HIGHLIGHT', 'INSIGHT', 'NOTE'] as const;
export type ObjectType = (typeof objectTypes)[number];
