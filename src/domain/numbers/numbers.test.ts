import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';
import { formatCents } from './format-currency.ts';
import { randomDigits, randomDigitsMax } from './random-digits.ts';
import { percentOf, ratio } from './ratio.ts';
import {
  int32Max,
  int32Min,
  isInt32,
  isPositiveInteger,
  parseInt32,
  parsePositiveInteger,
} from './whole-numbers.ts';

describe('int32', () => {
  test.each([
    ['-2147483648', -2_147_483_648],
    ['2147483647', 2_147_483_647],
    [' +7 ', 7],
    ['-0', 0],
  ])('%j', (text, value) => {
    expect(parseInt32(text)).toEqual({ ok: true, value });
  });

  test.each(['-2147483649', '2147483648', '1.5', '', 'x', '1e3', '99999999999'])('%j is refused', (text) => {
    expect(parseInt32(text).ok).toBe(false);
  });

  test('bounds', () => {
    expect([int32Min, int32Max]).toEqual([-2_147_483_648, 2_147_483_647]);
    expect([int32Min, int32Max, int32Min - 1, int32Max + 1, 0.5, Number.NaN].map(isInt32)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

test.each([
  ['0', true],
  ['1', true],
  ['9007199254740991', true],
  ['9007199254740992', false],
  ['-1', false],
  ['1.0', false],
  ['', false],
])('positive integer %j: %s', (text, ok) => {
  expect(parsePositiveInteger(text).ok).toBe(ok);
  expect(isPositiveInteger(-0.5)).toBe(false);
});

describe('random digits', () => {
  test('come from the given randomness and keep leading zeros', () => {
    const values = [0, 0.05, 0.1, 0.999_999];
    let next = 0;
    expect(randomDigits(4, () => values[next++] ?? 0)).toBe('0019');
  });

  test.each([1, 14, 15])('%i may be asked for', (count) => {
    expect(randomDigits(count, () => 0.5)).toBe('5'.repeat(count));
    expect(randomDigitsMax).toBe(15);
  });

  test('more are too many', () => {
    expect(() => randomDigits(16, () => 0)).toThrow('Too many random digits requested');
    expect(() => randomDigits(0, () => 0)).toThrow('Ask for at least one random digit');
  });
});

test('ratio', () => {
  expect(ratio(1, 4)).toBe(0.25);
  expect(() => ratio(1, 0)).toThrow('Cannot have denominator zero');
  expect(() => ratio(1, -0)).toThrow('Cannot have denominator zero');
  expect([percentOf(1, 3), percentOf(0, 0), percentOf(5, 5)]).toEqual([33, 0, 100]);
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1500, '1.5 kB'],
  [1549, '1.5 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1 MB'],
  [2_000_000, '2 MB'],
  [10_000_000_000, '10 GB'],
  [1e12, '1 TB'],
  [1e15, '1 PB'],
  [1e18, '1000 PB'],
  [-5, '0 B'],
])('%d bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

describe('currency', () => {
  test.each([
    [0, '$0.00'],
    [1, '$0.01'],
    [99, '$0.99'],
    [100, '$1.00'],
    [123_456, '$1,234.56'],
    [100_000_000, '$1,000,000.00'],
    [-250, '-$2.50'],
    [-0.2, '$0.00'],
  ])('%d cents read %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  test('nothing is lost', () => {
    fc.assert(
      fc.property(fc.integer(), (cents) => {
        expect(Math.round(Number(formatCents(cents).replaceAll(/[$,]/g, '')) * 100)).toBe(cents);
      }),
    );
  });
});
