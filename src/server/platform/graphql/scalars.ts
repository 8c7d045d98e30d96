import { GraphQLScalarType } from 'graphql';
import { decode } from '#domain/codec/codec.ts';
import { instant } from '#domain/codec/primitives.ts';

const dateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize(value) {
    if (!(value instanceof Date)) throw new TypeError('DateTime must be a Date');
    return value.toISOString();
  },
  parseValue: (value) => new Date(decode(instant, value)),
});

export const scalarResolvers = { DateTime: dateTime };
