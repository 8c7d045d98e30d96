import { expect, it } from 'vitest';
import { splitByMonths, type Days } from './split-by-months.ts';

const known = { first: '2025-03-10', last: '2026-02-20' };

it.each([
  ['all that is known', '1900-01-01', '2201-01-01', '2025-03-01 2026-03-01', [], []],
  ['exactly what is known', '2025-03-10', '2026-02-21', '2025-03-01 2026-03-01', [], []],
  [
    'from late in a month',
    '2025-12-25',
    '2026-02-21',
    '2026-01-01 2026-03-01',
    ['2025-12-25 2026-01-01'],
    [],
  ],
  [
    'from early in a month',
    '2025-12-05',
    '2026-02-21',
    '2025-12-01 2026-03-01',
    [],
    ['2025-12-01 2025-12-05'],
  ],
  [
    'from early in a month to early in another',
    '2025-04-02',
    '2025-08-05',
    '2025-04-01 2025-08-01',
    ['2025-08-01 2025-08-05'],
    ['2025-04-01 2025-04-02'],
  ],
  [
    'from late in a month to late in another',
    '2025-04-28',
    '2025-08-30',
    '2025-05-01 2025-09-01',
    ['2025-04-28 2025-05-01'],
    ['2025-08-30 2025-09-01'],
  ],
  [
    'most of a month',
    '2025-06-03',
    '2025-06-29',
    '2025-06-01 2025-07-01',
    [],
    ['2025-06-01 2025-06-03', '2025-06-29 2025-07-01'],
  ],
  ['a month', '2025-12-01', '2026-01-01', '2025-12-01 2026-01-01', [], []],
  [
    'the last known day left out',
    '2026-02-01',
    '2026-02-20',
    '2026-02-01 2026-03-01',
    [],
    ['2026-02-20 2026-03-01'],
  ],
  ['the first days of a month', '2025-06-01', '2025-06-10', null, ['2025-06-01 2025-06-10'], []],
  ['days about the turn of a month', '2025-06-25', '2025-07-04', null, ['2025-06-25 2025-07-04'], []],
  ['before anything is known', '2024-06-01', '2024-06-10', null, [], []],
])('%s', (_what, first, end, months, more, less) => {
  const told = ({ first: from, end: to }: Days): string => `${from} ${to}`;
  const split = splitByMonths({ first, end }, known);
  expect(split.months && told(split.months)).toBe(months);
  expect(split.more.map(told)).toEqual(more);
  expect(split.less.map(told)).toEqual(less);
});
