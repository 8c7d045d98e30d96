import { decode } from '#domain/codec/codec.ts';
import { unknown } from '#domain/codec/primitives.ts';
import { record } from '#domain/codec/structures.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import { viewDataCodec, type ViewData } from '#domain/views/view-data.ts';
import { readJson } from '#server/platform/graphql/json-argument.ts';

/** Whole view data from a client; none is everything as it comes. */
export function readViewData(objectType: ObjectType, text: string | null | undefined): ViewData {
  return text == null ? {} : decode(viewDataCodec(objectType), readStorable(text));
}

/** Only what changes; a null takes a part away. Two people who change different parts both keep theirs. */
export function mergeViewData(objectType: ObjectType, stored: unknown, patch: string): ViewData {
  const merged = { ...decode(record(unknown), stored), ...decode(record(unknown), readStorable(patch)) };
  const present = Object.entries(merged).filter(([, part]) => part !== null);
  return decode(viewDataCodec(objectType), Object.fromEntries(present));
}

/** The database stores no null character, and no text of this size is a view. */
function readStorable(text: string): unknown {
  if (text.length > 4_000_000) throw new ValidationError('This view is too large');
  if (text.includes(String.raw`\u0000`))
    throw new ValidationError('The view has a character that can’t be stored');
  return readJson(text);
}
