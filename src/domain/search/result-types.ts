import { mergedTable, type MergedTable } from '#domain/things/merged.ts';

export type SearchResultType = keyof MergedTable<'found'>;
/** Sorted: the search index keeps their places. */
export const searchResultTypes = (Object.keys(mergedTable('found')) as SearchResultType[]).sort();

/** Types that views and charts list. */
export const objectTypes = ['HIGHLIGHT', 'INSIGHT', 'NOTE'] as const;
export type ObjectType = (typeof objectTypes)[number];
