import { isOf } from '#domain/codec/codec.ts';
import { searchParamsCodec } from '#domain/search/search-params.ts';

/** The words a feed looks for. */
export function queryOf(params: unknown): string {
  return isOf(searchParamsCodec, params) ? params.query : '';
}

/** The feed's search with other words; its filter, projects and sort stay. */
export function withQuery(params: unknown, query: string): string {
  const kept = typeof params === 'object' && params !== null ? params : { resultTypes: ['INSIGHT'] };
  return JSON.stringify({ ...kept, query });
}
