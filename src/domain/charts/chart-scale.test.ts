import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnTitle, compareColumns, dateScale, numberScale, scaleOfColumn } from './chart-scale.ts';

test('few numbers are columns of their own, many are put together by round steps', () => {
  expect(numberScale({ count: 12, min: 1, max: 90 })).toBeNull();
  expect(numberScale({ count: 13, min: 18, max: 79 })).toEqual({ step: 10 });
  expect(numberScale({ count: 40, min: 0, max: 1 })).toEqual({ step: 0.2 });
  expect(numberScale({ count: 40, min: 1000, max: 9000 })).toEqual({ step: 1000 });
});

test('at most ten steps are needed for any range', () => {
  const range = fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }));
  fc.assert(
    fc.property(range, ([min, width]) => {
      const scale = numberScale({ count: 13, min, max: min + width });
      const step = scale !== null && typeof scale === 'object' ? scale.step : 0;
      expect(Math.floor((min + width) / step) - Math.floor(min / step)).toBeLessThan(10);
    }),
  );
});

test('dates are days, months or years, by how far apart they are', () => {
  expect(dateScale({ count: 3, min: '2001-01-01', max: '2026-01-01' })).toBe('day');
  expect(dateScale({ count: 30, min: '2025-01-31', max: '2026-12-01' })).toBe('month');
  expect(dateScale({ count: 30, min: '2020-01-31', max: '2026-12-01' })).toBe('year');
});

test.each([
  ['NUMBER', '20..30', { step: 10 }, '20 to under 30'],
  ['NUMBER', '-0.2..0.1', { step: 0.3 }, '-0.2 to under 0.1'],
  ['NUMBER', '12500', null, '12,500'],
  ['DATETIME', '2026', 'year', '2026'],
  ['DATETIME', '2026-03', 'month', 'Mar 2026'],
  ['DATETIME', '2026-03-07', 'day', '7 Mar 2026'],
] as const)('a column of %s for %s says its scale and its title', (type, value, scale, title) => {
  expect(scaleOfColumn(type, value)).toEqual(scale);
  expect(columnTitle(type, value)).toBe(title);
});

test('what nobody drew has no scale', () => {
  for (const value of ['', '..', '3..', '5..2', 'x..y', '1..2..'])
    expect(scaleOfColumn('NUMBER', value)).toBeNull();
});

test('columns stand in order', () => {
  expect(['10..20', '-10..0', '0..10'].toSorted((a, b) => compareColumns('NUMBER', a, b))).toEqual([
    '-10..0',
    '0..10',
    '10..20',
  ]);
  expect(['2026-03', '2025-11'].toSorted((a, b) => compareColumns('DATETIME', a, b))).toEqual([
    '2025-11',
    '2026-03',
  ]);
});
