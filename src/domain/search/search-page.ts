import { mergedTable, type MergedTable } from '#domain/things/merged.ts';
import { searchResultTypes, type SearchResultType } from './result-types.ts';

export const searchLayouts = ['GRID', 'LIST'] as const;
export type SearchLayout = (typeof searchLayouts)[number];

/** Where a row of the search box comes from. */
export const searchRowSources = ['QuickItem', 'RecentItem', 'HeaderItem', 'ProjectItem'] as const;
export type SearchRowSource = (typeof searchRowSources)[number];

type Found = MergedTable<'found'>;
export type SearchTab = Found[SearchResultType]['tab'] | 'Everything' | 'Contacts' | 'Data';

const found: Found = mergedTable('found');

/** Contacts and Data are older names for People and Notes and stay because links carry them. */
export const tabResultTypes: Readonly<Record<SearchTab, readonly SearchResultType[]>> = {
  ...typesByTab(),
  Everything: searchResultTypes,
  Contacts: ['PERSON'],
  Data: ['NOTE'],
};
export const searchTabs = Object.keys(tabResultTypes) as readonly SearchTab[];

function typesByTab(): Record<Found[SearchResultType]['tab'], readonly SearchResultType[]> {
  const tabs = Object.groupBy(searchResultTypes, (type) => found[type].tab);
  // Each tab is that of a type, so none of them is empty.
  return tabs as Required<typeof tabs>;
}
