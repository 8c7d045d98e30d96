import { CodecError, type Codec } from './codec.ts';

function primitive<T>(name: string, is: (value: unknown) => value is T): Codec<T> {
  return {
    name,
    read(value, path) {
      if (!is(value)) throw new CodecError(name, path, value);
      return value;
    },
  };
}

export const string = primitive('string', (v): v is string => typeof v === 'string');
export const boolean = primitive('boolean', (v): v is boolean => typeof v === 'boolean');
export const unknown: Codec<unknown> = { name: 'unknown', read: (value) => value };
export const finite = primitive('finite number', (v): v is number => Number.isFinite(v));
export const integer = primitive('integer', (v): v is number => Number.isSafeInteger(v));
export const int32 = primitive(
  'int32',
  (v): v is number => Number.isInteger(v) && Math.abs(Number(v) + 0.5) <= 2147483647.5,
);
/** The specification's name for a non-negative integer. */
export const positiveInteger = primitive(
  'Positive integer',
  (v): v is number => Number.isSafeInteger(v) && Number(v) >= 0,
);

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const uuid: Codec<string> = {
  name: 'UUID',
  read(value, path) {
    if (typeof value !== 'string' || !uuidPattern.test(value)) throw new CodecError('UUID', path, value);
    return value.toLowerCase();
  },
};

const isoDatePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
export const isoDate = primitive('ISO date', (v): v is string => {
  if (typeof v !== 'string' || !isoDatePattern.test(v)) return false;
  const date = new Date(`${v}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(v);
});

/** An instant with its offset, as JSON carries dates. No year 0 and no offset past 15:59, which the database has not. */
export const instant = primitive(
  'ISO instant',
  (v): v is string =>
    typeof v === 'string' &&
    /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-](0\d|1[0-5]):?[0-5]\d)$/.test(v) &&
    !Number.isNaN(Date.parse(v)),
);

/** A named narrowing of another codec: `refine(string, 'non-empty string', s => s !== '')`. */
export function refine<T>(codec: Codec<T>, name: string, holds: (value: T) => boolean): Codec<T> {
  return {
    name,
    read(value, path) {
      const read = codec.read(value, path);
      if (!holds(read)) throw new CodecError(name, path, value);
      return read;
    },
  };
}

export function literal<const T extends string | number | boolean | null>(...values: readonly T[]): Codec<T> {
  const name = values.map((v) => JSON.stringify(v)).join(' | ');
  return {
    name,
    read(value, path) {
      const found = values.find((v) => v === value);
      if (found === undefined) throw new CodecError(name, path, value);
      return found;
    },
  };
}
