import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { CodecError, decode, isOf, type TypeOf } from './codec.ts';
import * as p from './primitives.ts';
import * as s from './structures.ts';

describe('messages', () => {
  test('name what was expected, where, and what came', () => {
    const codec = s.object({ people: s.array(s.object({ age: p.integer })) });
    expect(() => decode(codec, { people: [{ age: 1 }, { age: 'x' }] })).toThrow(
      new CodecError('integer', '$.people[1].age', 'x'),
    );
    expect(new CodecError('integer', '$.a', 'x').message).toBe(
      'Value violates codec: Expected integer at $.a but got "x"',
    );
  });

  test('stay one line whatever came', () => {
    expect(new CodecError('x', '$', 'y'.repeat(10_000)).message.length).toBeLessThan(200);
    expect(new CodecError('x', '$', 'a\nb').message).not.toContain('\n');
    expect(new CodecError('x', '$', undefined).message).toContain('but got undefined');
    expect(new CodecError('x', '$', 5n).message).toContain('but got 5');
    expect(new CodecError('x', '$', circular()).message).toContain('but got [object Object]');
    expect(new CodecError('x', '$', () => 1).message).toContain('but got function');
  });
});

describe('primitives', () => {
  test.each([
    ['string', p.string, ['', 'x'], [1, null, undefined]],
    ['boolean', p.boolean, [true, false], [0, 'true', null]],
    ['finite', p.finite, [0, -1.5, 1e300], [Number.NaN, Number.POSITIVE_INFINITY, '1', null]],
    ['integer', p.integer, [0, -1, 2 ** 53 - 1], [0.5, 2 ** 53, '1']],
    ['int32', p.int32, [-2147483648, 0, 2147483647], [-2147483649, 2147483648, 0.5, '1', null]],
    ['positiveInteger', p.positiveInteger, [0, 1, 2 ** 53 - 1], [-1, 0.5, 2 ** 53, '1']],
    [
      'isoDate',
      p.isoDate,
      ['2024-02-29', '1999-12-31'],
      ['2025-02-29', '2025-13-01', '2025-1-1', '2025-01-01T00:00', 1],
    ],
    [
      'instant',
      p.instant,
      ['2025-01-01T00:00Z', '2025-01-01T00:00:00.123456Z', '2025-01-01T00:00:00+02:00'],
      ['2025-01-01', '2025-01-01T00:00:00', '2025-13-01T00:00Z', 'now', 0],
    ],
    [
      'uuid',
      p.uuid,
      ['0192f0c1-2b3c-7d4e-8f50-61728394a5b6'],
      ['0192f0c12b3c7d4e8f5061728394a5b6', 'x', '', 1],
    ],
    ['unknown', p.unknown, [1, null, undefined], []],
  ] as const)('%s', (_, codec, good, bad) => {
    expect(good.filter((value) => !isOf<unknown>(codec, value))).toEqual([]);
    expect(bad.filter((value) => isOf<unknown>(codec, value))).toEqual([]);
  });

  test('UUIDs come out in lower case', () => {
    expect(decode(p.uuid, 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF')).toBe(
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
    );
  });

  test('Positive integer is named as the product names it', () => {
    expect(() => decode(p.positiveInteger, -1)).toThrow('Expected Positive integer at $ but got -1');
  });

  test('refine and literal', () => {
    const filled = p.refine(p.string, 'non-empty string', (text) => text !== '');
    expect(isOf(filled, 'x')).toBe(true);
    expect(() => decode(filled, '')).toThrow('Expected non-empty string');
    expect(() => decode(filled, 1)).toThrow('Expected string');
    const level = p.literal('READ', 'WRITE');
    expectTypeOf<TypeOf<typeof level>>().toEqualTypeOf<'READ' | 'WRITE'>();
    expect(['READ', 'WRITE', 'read', null].filter((value) => isOf(level, value))).toEqual(['READ', 'WRITE']);
    expect([isOf(p.literal(null), null), isOf(p.literal(1, 2), 3), isOf(p.literal(false), false)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(() => decode(level, 'read')).toThrow('Expected "READ" | "WRITE" at $ but got "read"');
  });
});

describe('structures', () => {
  const person = s.object(
    { name: p.string, age: s.optional(p.integer), email: s.nullable(p.string) },
    'person',
  );

  test('objects drop unknown keys and keep absent ones absent', () => {
    expect(decode(person, { name: 'a', email: null, admin: true })).toEqual({ name: 'a', email: null });
    expect(Object.keys(decode(person, { name: 'a', email: null, age: undefined }))).toEqual([
      'name',
      'email',
    ]);
    expectTypeOf<TypeOf<typeof person>>().toExtend<{ name: string; age?: number; email: string | null }>();
  });

  test.each([
    [null, 'Expected person at $'],
    [[], 'Expected person at $'],
    [{ email: null }, 'Expected string at $.name'],
    [{ name: 'a' }, 'Expected string at $.email but got undefined'],
    [{ name: 'a', email: null, age: null }, 'Expected integer at $.age'],
  ])('%j is refused', (value, message) => {
    expect(() => decode(person, value)).toThrow(message);
  });

  test('inherited keys do not count', () => {
    expect(isOf(s.object({ toString: p.unknown }), {})).toBe(true);
    expect(isOf(s.object({ constructor: p.string }), {})).toBe(false);
  });

  test('arrays and records', () => {
    expect(decode(s.array(p.integer), [1, 2])).toEqual([1, 2]);
    expect(() => decode(s.array(p.integer), { 0: 1 })).toThrow('Expected array of integer at $');
    expect(decode(s.record(p.integer), { a: 1 })).toEqual({ a: 1 });
    expect(() => decode(s.record(p.integer), { a: 'x' })).toThrow('at $.a');
    expect(() => decode(s.record(p.integer), [1])).toThrow('Expected record of integer');
  });

  test('unions take the first that reads', () => {
    const codec = s.union(p.integer, p.string);
    expect([decode(codec, 1), decode(codec, 'x')]).toEqual([1, 'x']);
    expect(() => decode(codec, true)).toThrow('Expected integer | string at $');
  });

  test('a fault in a codec is not mistaken for a wrong value', () => {
    const broken = {
      name: 'broken',
      read: (): never => {
        throw new TypeError('bug');
      },
    };
    expect(() => isOf(broken, 1)).toThrow('bug');
    expect(() => decode(s.union(broken, p.string), 'x')).toThrow('bug');
  });

  test('tagged shapes are chosen by their tag', () => {
    const shape = s.tagged('type', {
      circle: s.object({ r: p.finite }),
      square: s.object({ side: p.finite }),
    });
    expect(decode(shape, { type: 'circle', r: 1, side: 2 })).toEqual({ type: 'circle', r: 1 });
    expect(() => decode(shape, { type: 'square' })).toThrow('Expected finite number at $.side');
    expect(() => decode(shape, { type: 'toString' })).toThrow(
      'Expected circle | square at $.type but got "toString"',
    );
    expect(() => decode(shape, 1)).toThrow('Expected circle | square at $');
  });

  test('decoding twice changes nothing, and nothing but CodecError is thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const codec = s.union(person, s.array(p.uuid), s.record(p.boolean), p.isoDate, p.unknown);
        const once = decode(codec, value);
        expect(decode(codec, once)).toEqual(once);
        expect(typeof isOf(person, value)).toBe('boolean');
      }),
    );
  });
});

function circular(): object {
  const value: { self?: object } = {};
  value.self = value;
  return value;
}
