import { searchResultTypes, type SearchResultType } from './result-types.ts';

export type SearchAccess = { readonly projects: boolean; readonly people: boolean };

/** People need access to people; everything else is in projects, folders or channels. */
export function visibleResultTypes(access: SearchAccess): SearchResultType[] {
  return searchResultTypes.filter((type) => (type === 'PERSON' ? access.people : access.projects));
}
