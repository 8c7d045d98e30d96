import { decode, isOf } from '#domain/codec/codec.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { checkSearchQuery } from '#domain/limits/search-query-limit.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { globalSearchRequestCodec, type GlobalSearchRequest } from '#domain/search/global-search-options.ts';
import { searchResultTypes } from '#domain/search/result-types.ts';
import { checkPageLimit } from '#domain/search/search-limits.ts';
import { readFilterForm } from '#server/features/filters/index.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { SearchOptions } from '#server/platform/graphql/wire.gen.ts';
import type { FormAsk } from './form-filter.ts';

type WireRequest = { options: SearchOptions; limit?: number | null; offset?: number | null };

const defaultLimit = 20;

/** Throws with a sentence a person can act on. */
export function readSearchRequest({ options, ...page }: WireRequest): GlobalSearchRequest {
  const limit = page.limit ?? defaultLimit;
  const offset = page.offset ?? 0;
  accept(checkPageLimit(limit));
  if (options.query) accept(checkSearchQuery(options.query.value));
  const { filter: _, ...rest } = options;
  const request = { options: withIds(withoutNulls(readFields(rest))), limit, offset };
  if (!isOf(globalSearchRequestCodec, request))
    throw new ValidationError('This search can’t be read. Check its filters and dates.');
  return decode(globalSearchRequestCodec, request);
}

/** The filter form beside the options. */
export function readSearchForm({ filter, types }: SearchOptions): FormAsk | undefined {
  if (filter == null) return undefined;
  const resultTypes = types && types.length > 0 ? types : searchResultTypes;
  return { filter: readFilterForm(filter), resultTypes };
}

/** On the wire a value is text, whatever the field's type. */
function readFields({ fields, personFields, notesFromFields, ...rest }: SearchOptions): unknown {
  const read = (inputs: SearchOptions['fields']): unknown =>
    inputs?.map(({ fieldId, value, ...input }) => ({
      ...input,
      fieldId: readId(fieldId),
      value: input.type === 'BOOLEAN' && isTruth(value) ? value === 'true' : value,
    }));
  return {
    ...rest,
    fields: read(fields),
    personFields: read(personFields),
    notesFromFields: read(notesFromFields),
  };
}

function isTruth(value: string | null | undefined): boolean {
  return value === 'true' || value === 'false';
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== null && entry !== undefined)
      .map(([name, entry]) => [name, withoutNulls(entry)]),
  );
}

/** Ids come in every form they have at the edge. */
function withIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      name === 'ids' && Array.isArray(entry) ? entry.map((id) => readId(String(id))) : withIds(entry),
    ]),
  );
}
