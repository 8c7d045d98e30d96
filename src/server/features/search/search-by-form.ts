import { decode, isOf } from '#domain/codec/codec.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { checkSearchQuery } from '#domain/limits/search-query-limit.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { checkPageLimit } from '#domain/search/search-limits.ts';
import { defaultSearchSort, searchParamsCodec, type SearchParams } from '#domain/search/search-params.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { readJson } from '#server/platform/graphql/json-argument.ts';
import type { SearchFormInput } from '#server/platform/graphql/wire.gen.ts';
import { globalSearch } from './global-search.ts';
import type { SearchAnswer } from './search-answer.ts';

const defaultLimit = 20;

export type FormRequest = { form: SearchFormInput; limit?: number | null; offset?: number | null };

/** A search as the filter form describes it: words, kinds, projects and rows of conditions. */
export async function searchByForm(
  ctx: Ctx,
  { form, limit, offset }: FormRequest,
  embedder: Embedder | undefined,
): Promise<SearchAnswer> {
  const params = readParams(form);
  const { query, resultTypes, projectIds, sort = defaultSearchSort } = params;
  const request = {
    options: {
      types: [...resultTypes],
      query: { method: 'FULL_TEXT' as const, value: query },
      ...(projectIds.length > 0 && { location: { type: 'LOCATED_IN' as const, ids: [...projectIds] } }),
      sort: { by: sort.field, direction: sort.direction },
    },
    limit: accept(checkPageLimit(limit ?? defaultLimit)),
    offset: Math.max(0, offset ?? 0),
  };
  return globalSearch(ctx, request, { embedder, form: params });
}

function readParams(form: SearchFormInput): SearchParams {
  accept(checkSearchQuery(form.query));
  if (form.filter?.includes(String.raw`\u0000`))
    throw new ValidationError('The filter has a character that can’t be stored');
  const wire = {
    query: form.query,
    ...(form.resultTypes != null && { resultTypes: form.resultTypes }),
    ...(form.projectIds != null && { projectIds: form.projectIds.map(readId) }),
    ...(form.sort != null && { sort: form.sort }),
    ...(form.filter != null && { filter: readJson(form.filter) }),
    ...(form.selectedFilterId != null && { selectedFilterId: readId(form.selectedFilterId) }),
  };
  if (!isOf(searchParamsCodec, wire))
    throw new ValidationError('This search can’t be read. Check its filters.');
  return decode(searchParamsCodec, wire);
}
