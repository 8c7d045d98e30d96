export const searchResultTypes = [
  'CHANNEL',
  'HIGHLIGHT',
  'INSIGHT',
  'NOTE',
  'PERSON',
  'PROJECT',
  'PROJECT_CATEGORY',
  'TAG',
  'THEME',
] as const;
export type SearchResultType = (typeof searchResultTypes)[number];

/** Types that views and charts list. */
export const objectTypes = ['HIGHLIGHT', 'INSIGHT', 'NOTE'] as const;
export type ObjectType = (typeof objectTypes)[number];
