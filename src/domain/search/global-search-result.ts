import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, literal, positiveInteger, string, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object } from '#domain/codec/structures.ts';
import { searchResultTypes } from './result-types.ts';

const segments = array(object({ text: string, match: boolean }));

export const globalSearchResultCodec = object(
  {
    items: array(
      object({
        id: uuid,
        type: literal(...searchResultTypes),
        preview: object({ title: segments, content: segments }),
      }),
    ),
    total: positiveInteger,
    offset: positiveInteger,
    suggestedQuery: nullable(string),
  },
  'global search result',
);
export type GlobalSearchResult = TypeOf<typeof globalSearchResultCodec>;
