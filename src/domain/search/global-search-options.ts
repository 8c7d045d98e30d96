import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, finite, isoDate, literal, refine, string, uuid } from '#domain/codec/primitives.ts';
import { array, object, optional, tagged } from '#domain/codec/structures.ts';
import { checkSearchQuery } from '#domain/limits/search-query-limit.ts';
import { datePresets } from '#domain/time/date-presets.ts';
import { searchResultTypes } from './result-types.ts';
import { offsetCodec, pageLimitCodec } from './search-limits.ts';
import { searchSortFields, sortDirections } from './search-params.ts';

export const searchMethods = ['FULL_TEXT', 'VECTOR', 'HYBRID'] as const;
export const locationTests = ['LOCATED_IN', 'NOT_LOCATED_IN'] as const;
export const userTests = ['CONTRIBUTED_BY', 'NOT_CONTRIBUTED_BY', 'CREATED_BY', 'NOT_CREATED_BY'] as const;
export const containsTests = ['CONTAINS'] as const;
export const dateTests = ['CREATED', 'UPDATED'] as const;

/** `from` and `to` count only for the option `custom`; a reversed range is no range. */
export const dateRangeCodec = refine(
  object({ option: literal(...datePresets), from: optional(isoDate), to: optional(isoDate) }, 'date range'),
  'date range',
  ({ from, to }) => from === undefined || to === undefined || from <= to,
);

const contains = object({ type: literal(...containsTests), ids: array(uuid) });
const fieldId = { fieldId: uuid };
const numberFilter = refine(
  object({ ...fieldId, min: optional(finite), max: optional(finite) }),
  'number filter',
  ({ min, max }) => min === undefined || max === undefined || min <= max,
);

export const fieldFilterCodec = tagged('type', {
  TEXT: object({ ...fieldId, value: string }),
  DATE: object({ ...fieldId, range: dateRangeCodec }),
  BOOLEAN: object({ ...fieldId, value: boolean }),
  NUMBER: numberFilter,
});

export const globalSearchOptionsCodec = object(
  {
    types: optional(array(literal(...searchResultTypes))),
    query: optional(
      object({
        method: literal(...searchMethods),
        value: refine(string, 'search query', (value) => checkSearchQuery(value).ok),
        titleOnly: optional(boolean),
      }),
    ),
    location: optional(object({ type: literal(...locationTests), ids: array(uuid) })),
    user: optional(
      object({ type: literal(...userTests), ids: array(uuid), aiContributed: optional(boolean) }),
    ),
    tags: optional(contains),
    people: optional(contains),
    fields: optional(array(fieldFilterCodec)),
    personFields: optional(array(fieldFilterCodec)),
    notesFromFields: optional(array(fieldFilterCodec)),
    date: optional(object({ type: literal(...dateTests), range: dateRangeCodec })),
    published: optional(boolean),
    archived: optional(boolean),
    sort: optional(object({ by: literal(...searchSortFields), direction: literal(...sortDirections) })),
  },
  'global search options',
);
export type GlobalSearchOptions = TypeOf<typeof globalSearchOptionsCodec>;

const requestShape = object(
  { options: globalSearchOptionsCodec, limit: pageLimitCodec, offset: optional(offsetCodec) },
  'global search request',
);
export type GlobalSearchRequest = { options: GlobalSearchOptions; limit: number; offset: number };

export const globalSearchRequestCodec = {
  name: requestShape.name,
  read(value: unknown, path: string): GlobalSearchRequest {
    const request = requestShape.read(value, path);
    return { ...request, offset: request.offset ?? 0 };
  },
};
