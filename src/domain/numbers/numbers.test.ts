import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';
import { formatCents } from './format-currency.ts';
import { percentOf, ratio } from './ratio.ts';

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
