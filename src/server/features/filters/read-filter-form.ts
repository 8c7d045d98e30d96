import { decode } from '#domain/codec/codec.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { filterFormCodec, type FilterForm } from '#domain/filters/filter-form.ts';
import { readJson } from '#server/platform/graphql/json-argument.ts';

/** A filter form that came as JSON text. */
export function readFilterForm(text: string): FilterForm {
  if (text.includes(String.raw`\u0000`))
    throw new ValidationError('The filter has a character that can’t be stored');
  return decode(filterFormCodec, readJson(text));
}
