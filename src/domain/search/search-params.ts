import type { Codec } from '#domain/codec/codec.ts';
import { literal, refine, string, uuid } from '#domain/codec/primitives.ts';
import { array, object, optional } from '#domain/codec/structures.ts';
import { filterFormCodec, filterFormToWire, type FilterForm } from '#domain/filters/filter-form.ts';
import { checkSearchQuery } from '#domain/limits/search-query-limit.ts';
import { searchResultTypes, type SearchResultType } from './result-types.ts';

export const searchSortFields = ['RELEVANCE', 'CREATED', 'UPDATED'] as const;
export type SearchSortField = (typeof searchSortFields)[number];
export const sortDirections = ['ASC', 'DESC'] as const;
export type SortDirection = (typeof sortDirections)[number];
export type SearchSort = { readonly field: SearchSortField; readonly direction: SortDirection };

export const defaultSearchSort: SearchSort = { field: 'RELEVANCE', direction: 'DESC' };

export type SearchParams = {
  readonly query: string;
  readonly resultTypes: readonly SearchResultType[];
  readonly projectIds: readonly string[];
  readonly sort?: SearchSort;
  readonly filter?: FilterForm;
  readonly selectedFilterId?: string;
};

const shape = object(
  {
    query: refine(string, 'search query', (query) => checkSearchQuery(query).ok),
    resultType: optional(literal(...searchResultTypes)),
    resultTypes: optional(array(literal(...searchResultTypes))),
    projectIds: optional(array(uuid)),
    sort: optional(object({ field: literal(...searchSortFields), direction: literal(...sortDirections) })),
    filter: optional(filterFormCodec),
    selectedFilterId: optional(uuid),
  },
  'search params',
);

/** One type may come as `resultType`; no type at all means every type. */
export const searchParamsCodec: Codec<SearchParams> = {
  name: 'search params',
  read(value, path) {
    const { resultType, resultTypes, projectIds, ...rest } = shape.read(value, path);
    const types = resultTypes ?? (resultType ? [resultType] : []);
    return {
      ...rest,
      resultTypes: types.length > 0 ? types : [...searchResultTypes],
      projectIds: projectIds ?? [],
    };
  },
};

export function searchParamsToWire(params: SearchParams): unknown {
  return params.filter ? { ...params, filter: filterFormToWire(params.filter) } : params;
}
