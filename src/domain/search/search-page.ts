import { searchResultTypes, type SearchResultType } from './result-types.ts';

export const searchLayouts = ['GRID', 'LIST'] as const;
export type SearchLayout = (typeof searchLayouts)[number];

/** Where a row of the search box comes from. */
export const searchRowSources = ['QuickItem', 'RecentItem', 'HeaderItem', 'ProjectItem'] as const;
export type SearchRowSource = (typeof searchRowSources)[number];

export const searchTabs = [
  'Contacts',
  'Data',
  'Everything',
  'Folders',
  'Projects',
  'Notes',
  'Insights',
  'Highlights',
  'Tags',
  'People',
  'Channels',
  'Themes',
  'Docs',
] as const;
export type SearchTab = (typeof searchTabs)[number];

/** Contacts and Data are older names for People and Notes and stay because links carry them. */
export const tabResultTypes = {
  Contacts: ['PERSON'],
  Data: ['NOTE'],
  Everything: searchResultTypes,
  Folders: ['PROJECT_CATEGORY'],
  Projects: ['PROJECT'],
  Notes: ['NOTE'],
  Insights: ['INSIGHT'],
  Highlights: ['HIGHLIGHT'],
  Tags: ['TAG'],
  People: ['PERSON'],
  Channels: ['CHANNEL'],
  Themes: ['THEME'],
  Docs: ['DOC'],
} as const satisfies Record<SearchTab, readonly SearchResultType[]>;
