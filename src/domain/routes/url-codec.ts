import { isOf } from '#domain/codec/codec.ts';
import { isoDate } from '#domain/codec/primitives.ts';
import { parseId, toShortId } from '#domain/ids/short-id.ts';
import { isUuid } from '#domain/ids/uuid.ts';
import { CodecError } from '#domain/codec/codec.ts';

/** One value of a path, query or hash. Text that does not read is dropped, never an error. */
export type UrlCodec<T> = {
  readonly name: string;
  parse(text: string): T | undefined;
  format(value: T): string;
};
export type UrlCodecs = Readonly<Record<string, UrlCodec<unknown>>>;
export type ValuesOf<C extends UrlCodecs> = {
  readonly [K in keyof C]?: (C[K] extends UrlCodec<infer T> ? T : never) | undefined;
};

export const id: UrlCodec<string> = {
  name: 'id',
  parse: parseId,
  format(value) {
    const uuid = parseId(value);
    if (uuid === undefined) throw new CodecError('id', '$', value);
    return toShortId(uuid);
  },
};

/** The word for things without the group that the others have; it is no id. */
const noId = 'none';

/** Ids with commas between them; an empty one stands for what is in no group. */
export function idList(max: number): UrlCodec<readonly string[]> {
  return {
    name: `at most ${max} ids`,
    parse(text) {
      const ids = text.split(',').map((part) => (part === noId ? '' : parseId(part)));
      return ids.length <= max && ids.every((one) => one !== undefined) ? ids : undefined;
    },
    format: (values) => values.map((value) => (value === '' ? noId : id.format(value))).join(','),
  };
}

export const fullUuid: UrlCodec<string> = {
  name: 'UUID',
  parse: (text) => (isUuid(text) ? text.toLowerCase() : undefined),
  format: (value) => value.toLowerCase(),
};

export const flag: UrlCodec<boolean> = {
  name: 'flag',
  parse(text) {
    if (text === 'true' || text === '1') return true;
    return text === 'false' || text === '0' ? false : undefined;
  },
  format: String,
};

export const date: UrlCodec<string> = matching('date', (text) => isOf(isoDate, text));

/** A name chosen by us, never free text: a tab, a filter, an integration. */
export const word: UrlCodec<string> = matching('word', (text) =>
  /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(text),
);

/** A place inside this app; `//host` and `/\host` leave it, so a redirect must not accept them. */
export const internalPath: UrlCodec<string> = matching(
  'internal path',
  (text) => text.length <= 2048 && /^\/(?![/\\])/.test(text) && !/[\p{Cc}\\]/u.test(text),
);

export function text(max: number): UrlCodec<string> {
  return matching(`text of at most ${max}`, (value) => value !== '' && value.length <= max);
}

export function matching(name: string, holds: (text: string) => boolean): UrlCodec<string> {
  return { name, parse: (value) => (holds(value) ? value : undefined), format: (value) => value };
}

export function oneOf<const T extends string>(members: readonly T[]): UrlCodec<T> {
  return {
    name: members.join(' | '),
    parse: (value) => members.find((member) => member === value),
    format: (value) => value,
  };
}

export function wholeNumber(min: number, max: number): UrlCodec<number> {
  return {
    name: `whole number from ${min} to ${max}`,
    parse(value) {
      if (!/^\d{1,10}$/.test(value)) return undefined;
      const number = Number(value);
      return number >= min && number <= max ? number : undefined;
    },
    format: String,
  };
}
