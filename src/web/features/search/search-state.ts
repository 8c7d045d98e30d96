import { emptyFilterForm, filterFormToWire, type FilterForm } from '#domain/filters/filter-form.ts';
import type { GlobalSearchOptions } from '#domain/search/global-search-options.ts';
import type { SearchTab } from '#domain/search/search-page.ts';
import { tabResultTypes } from '#domain/search/search-page.ts';
import type { SearchSortField } from '#domain/search/search-params.ts';
import type { DatePreset } from '#domain/time/date-presets.ts';
import type { SearchOptions } from '#web/lib/graphql.gen.ts';

export type SearchMethod = NonNullable<GlobalSearchOptions['query']>['method'];

export type SearchState = {
  readonly text: string;
  readonly tab: SearchTab;
  readonly method: SearchMethod;
  readonly sort: SearchSortField;
  readonly projectIds: readonly string[];
  readonly authorIds: readonly string[];
  readonly updated: DatePreset;
  readonly form: FilterForm;
};

export const emptySearch: SearchState = {
  text: '',
  tab: 'Everything',
  method: 'HYBRID',
  sort: 'RELEVANCE',
  projectIds: [],
  authorIds: [],
  updated: 'allTimeNoRange',
  form: emptyFilterForm,
};

export function optionsOf(state: SearchState): SearchOptions {
  const { text, tab, method, sort, projectIds, authorIds, updated, form } = state;
  return {
    types: [...tabResultTypes[tab]],
    ...(text.trim() !== '' && { query: { method, value: text } }),
    ...(projectIds.length > 0 && { location: { type: 'LOCATED_IN', ids: [...projectIds] } }),
    ...(authorIds.length > 0 && { user: { type: 'CREATED_BY', ids: [...authorIds] } }),
    ...(updated !== 'allTimeNoRange' && { date: { type: 'UPDATED', range: { option: updated } } }),
    ...(form.rows.length > 0 && { filter: JSON.stringify(filterFormToWire(form)) }),
    sort: { by: sort, direction: 'DESC' },
  };
}

export function hasFilters({
  projectIds,
  authorIds,
  updated,
  form,
}: Pick<SearchState, 'projectIds' | 'authorIds' | 'updated' | 'form'>): boolean {
  const isNarrowed = projectIds.length > 0 || authorIds.length > 0 || form.rows.length > 0;
  return isNarrowed || updated !== 'allTimeNoRange';
}
