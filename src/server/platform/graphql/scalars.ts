import { GraphQLScalarType } from 'graphql';
import { decode } from '#domain/codec/codec.ts';
import { instant } from '#domain/codec/primitives.ts';
import { writeInstant } from './write-instant.ts';

const dateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize(value) {
    if (!(value instanceof Date)) throw new TypeError('DateTime must be a Date');
    return writeInstant(value);
  },
  parseValue: (value) => new Date(decode(instant, value)),
});

/** Only ever given, never taken: an input of any shape would go past the codecs. */
const json = new GraphQLScalarType<never, unknown>({
  name: 'JSON',
  serialize: (value) => value,
  parseValue() {
    throw new TypeError('JSON is not for input');
  },
});

export const scalars = [dateTime, json];
