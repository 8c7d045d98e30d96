import { expect, it } from 'vitest';
import { splitByMonths } from './split-by-months.ts';

const known = { first: '2025-03-10', last: '2026-02-20' };

it.each([
  ['all that is known', '1900-01-01', '2201-01-01', ['2025-03-01', '2026-03-01'], []],
  ['exactly what is known', '2025-03-10', '2026-02-21', ['2025-03-01', '2026-03-01'], []],
  [
    'from within a month',
    '2025-12-15',
    '2026-02-21',
    ['2026-01-01', '2026-03-01'],
    ['2025-12-15 2026-01-01'],
  ],
  [
    'from within a month to within another',
    '2025-04-02',
    '2025-08-31',
    ['2025-05-01', '2025-08-01'],
    ['2025-04-02 2025-05-01', '2025-08-01 2025-08-31'],
  ],
  ['a month', '2025-12-01', '2026-01-01', ['2025-12-01', '2026-01-01'], []],
  ['the last known day left out', '2026-02-01', '2026-02-20', null, ['2026-02-01 2026-02-20']],
  ['less than a month', '2025-06-03', '2025-06-10', null, ['2025-06-03 2025-06-10']],
] as const)('%s', (_what, first, end, months, rest) => {
  const split = splitByMonths({ first, end }, known);
  expect(split.months && [split.months.first, split.months.end]).toEqual(months);
  expect(split.rest.map((days) => `${days.first} ${days.end}`)).toEqual(rest);
});
