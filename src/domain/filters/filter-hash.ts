import { CodecError, decode } from '#domain/codec/codec.ts';
import { filterFormCodec, filterFormToWire, type FilterForm } from './filter-form.ts';

/** The text that a link carries in its hash; the URL layer escapes it. */
export function encodeFilterHash(form: FilterForm): string {
  return JSON.stringify(filterFormToWire(form));
}

/** Null for a link that was cut or made by hand: the page then opens unfiltered. */
export function decodeFilterHash(text: string): FilterForm | null {
  try {
    return decode(filterFormCodec, JSON.parse(text));
  } catch (error) {
    if (error instanceof CodecError || error instanceof SyntaxError) return null;
    throw error;
  }
}
