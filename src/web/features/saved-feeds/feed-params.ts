import { decode, isOf } from '#domain/codec/codec.ts';
import { emptyFilterForm, filterFormToWire, type FilterForm } from '#domain/filters/filter-form.ts';
import { searchParamsCodec } from '#domain/search/search-params.ts';

/** What a feed looks for, as its dialog asks for it. */
export type FeedSearch = { readonly query: string; readonly filter: FilterForm };

export function feedSearchOf(params: unknown): FeedSearch {
  if (!isOf(searchParamsCodec, params)) return { query: '', filter: emptyFilterForm };
  const { query, filter = emptyFilterForm } = decode(searchParamsCodec, params);
  return { query, filter };
}

/** The feed's search with other words and another filter; its projects and sort stay. */
export function withFeedSearch(params: unknown, { query, filter }: FeedSearch): string {
  const kept = typeof params === 'object' && params !== null ? params : { resultTypes: ['INSIGHT'] };
  // Left out, not null: a filter without rows is none.
  const form = filter.rows.length === 0 ? undefined : filterFormToWire(filter);
  return JSON.stringify({ ...kept, query, filter: form });
}
