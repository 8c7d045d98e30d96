import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datePresets } from './date-presets.ts';
import { dayRangeOf, instantsOf, parseDayRange } from './date-range.ts';
import { dayMs, hourMs, minuteMs, secondsPerDay, secondsPerMinute } from './durations.ts';
import { formatDay } from './format-day.ts';
import { importDateOrderOf, importDateOrders, likelyDateOrderOf, parseImportDate } from './import-date.ts';
import { relativeTime } from './relative-time.ts';
import { timeLeft } from './time-left.ts';

const now = new Date('2026-03-15T12:00:00Z');

test('durations', () => {
  expect([secondsPerMinute, secondsPerDay]).toEqual([60, 86_400]);
  expect([minuteMs, hourMs, dayMs]).toEqual([60_000, 3_600_000, 86_400_000]);
});

describe('relative time', () => {
  test.each([
    [0, 'now', 'now'],
    [59_999, 'now', 'now'],
    [60_000, '1 minute ago', 'in 1 minute'],
    [2 * minuteMs, '2 minutes ago', 'in 2 minutes'],
    [hourMs - 1, '59 minutes ago', 'in 59 minutes'],
    [hourMs, '1 hour ago', 'in 1 hour'],
    [dayMs - 1, '23 hours ago', 'in 23 hours'],
    [dayMs, 'yesterday', 'tomorrow'],
    [2 * dayMs - 1, 'yesterday', 'tomorrow'],
    [2 * dayMs, '2 days ago', 'in 2 days'],
    [7 * dayMs - 1, '6 days ago', 'in 6 days'],
    [7 * dayMs, '1 week ago', 'in 1 week'],
    [14 * dayMs - 1, '1 week ago', 'in 1 week'],
    [14 * dayMs, '1 Mar 2026', '29 Mar 2026'],
    [400 * dayMs, '8 Feb 2025', '19 Apr 2027'],
  ])('%i ms away', (distance, past, future) => {
    expect(relativeTime(new Date(now.getTime() - distance), now)).toBe(past);
    expect(relativeTime(new Date(now.getTime() + distance), now)).toBe(future);
  });

  test('days are spelt in the zone of the reader', () => {
    const date = new Date('2026-09-30T23:30:00Z');
    expect(formatDay(date)).toBe('30 Sep 2026');
    expect(formatDay(date, 'Australia/Sydney')).toBe('1 Oct 2026');
    expect(formatDay(date, 'America/New_York')).toBe('30 Sep 2026');
    expect(relativeTime(date, new Date('2027-01-01T00:00:00Z'), 'Australia/Sydney')).toBe('1 Oct 2026');
  });
});

describe('date presets', () => {
  // 15 March 2026 is a Sunday.
  test.each([
    ['thisWeek', '2026-03-09'],
    ['thisMonth', '2026-03-01'],
    ['thisQuarter', '2026-01-01'],
    ['thisYear', '2026-01-01'],
    ['last7Days', '2026-03-09'],
    ['last14Days', '2026-03-02'],
    ['last28Days', '2026-02-16'],
    ['last90Days', '2025-12-16'],
    ['last180Days', '2025-09-17'],
  ] as const)('%s starts on %s', (preset, from) => {
    expect(dayRangeOf(preset, now)).toEqual({ from, to: '2026-03-15' });
  });

  test.each([
    ['2026-03-16T00:00:00Z', '2026-03-16'],
    ['2026-03-22T23:59:59.999Z', '2026-03-16'],
    ['2026-01-01T00:00:00Z', '2025-12-29'],
  ])('the week of %s starts on Monday %s', (instant, monday) => {
    expect(dayRangeOf('thisWeek', new Date(instant))?.from).toBe(monday);
  });

  test.each([
    ['2026-04-01T00:00:00Z', '2026-04-01'],
    ['2026-06-30T23:59:59Z', '2026-04-01'],
    ['2026-12-31T23:59:59Z', '2026-10-01'],
  ])('the quarter of %s starts on %s', (instant, first) => {
    expect(dayRangeOf('thisQuarter', new Date(instant))?.from).toBe(first);
  });

  test('all time has no range; custom needs a real one', () => {
    expect(dayRangeOf('allTimeNoRange', now)).toBeUndefined();
    expect(dayRangeOf('custom', now)).toBeUndefined();
    expect(dayRangeOf('custom', now, { from: '2026-01-02', to: '2026-01-02' })).toEqual({
      from: '2026-01-02',
      to: '2026-01-02',
    });
    expect(dayRangeOf('custom', now, { from: '2026-01-03', to: '2026-01-02' })).toBeUndefined();
    expect(parseDayRange({ from: '2026-02-29', to: '2026-03-01' })).toBeUndefined();
    expect(parseDayRange({ from: '2024-02-29', to: '2024-03-01' })).toBeDefined();
  });

  test('instants run from the first midnight to the one after the last day', () => {
    const range = { from: '2026-03-14', to: '2026-03-15' };
    expect(instantsOf(range)).toEqual({
      from: new Date('2026-03-14T00:00:00Z'),
      to: new Date('2026-03-16T00:00:00Z'),
    });
  });

  test('every computed range ends today and never starts in the future', () => {
    const instants = fc.date({
      min: new Date('1980-01-01'),
      max: new Date('2200-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...datePresets), instants, (preset, at) => {
        const range = dayRangeOf(preset, at) ?? { from: '', to: at.toISOString().slice(0, 10) };
        expect(range.to).toBe(at.toISOString().slice(0, 10));
        expect(range.from <= range.to).toBe(true);
      }),
    );
  });
});

describe('date import', () => {
  test('the orders', () => {
    expect(importDateOrders).toEqual(['dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd']);
  });

  test.each([
    ['25/12/2025', '2025-12-25T00:00:00.000Z'],
    ['25-12-2025', '2025-12-25T00:00:00.000Z'],
    ['25.12.2025', '2025-12-25T00:00:00.000Z'],
    ['12/25/2025', '2025-12-25T00:00:00.000Z'],
    ['03/04/2025', '2025-04-03T00:00:00.000Z'],
    ['3/4/2025', '2025-04-03T00:00:00.000Z'],
    ['2025-12-25', '2025-12-25T00:00:00.000Z'],
    ['2025/12/25', '2025-12-25T00:00:00.000Z'],
    ['2025.12.25', '2025-12-25T00:00:00.000Z'],
    [' 25/12/2025 14:30 ', '2025-12-25T14:30:00.000Z'],
    ['25/12/2025 14:30:15', '2025-12-25T14:30:15.000Z'],
    ['12/25/2025 2:30 PM', '2025-12-25T14:30:00.000Z'],
    ['12/25/2025, 12:05 a.m.', '2025-12-25T00:05:00.000Z'],
    ['2025-12-25T14:30:15.5Z', '2025-12-25T14:30:15.500Z'],
    ['2025-12-25T14:30:15+02:00', '2025-12-25T12:30:15.000Z'],
    ['2025-12-25 23:30 -0330', '2025-12-26T03:00:00.000Z'],
    ['29/02/2024', '2024-02-29T00:00:00.000Z'],
    ['01/01/0050', '0050-01-01T00:00:00.000Z'],
    ['January 15, 2026 3:45 PM', '2026-01-15T15:45:00.000Z'],
    ['Sept 1 2025', '2025-09-01T00:00:00.000Z'],
    ['Thursday, 15 January 2026 at 09:05', '2026-01-15T09:05:00.000Z'],
    ['15-Jan-2026', '2026-01-15T00:00:00.000Z'],
    ['2026/01/15 3:45:12 PM GMT+1', '2026-01-15T14:45:12.000Z'],
    ['2026-01-15 15:45:12 UTC', '2026-01-15T15:45:12.000Z'],
  ])('%s', (text, instant) => {
    expect(parseImportDate(text)).toEqual({ ok: true, value: new Date(instant) });
  });

  test.each([
    '',
    'soon',
    '29/02/2025',
    '31/04/2025',
    '13/13/2025',
    '00/01/2025',
    '25/12-2025',
    '25/12/25',
    '25/12/2025 24:00',
    '25/12/2025 10:60',
    '25/12/2025 13:00 PM',
    '2025-12-25T',
    'Mayor 15, 2026',
    'Feb 30, 2026',
  ])('%j is no date', (text) => {
    expect(parseImportDate(text)).toEqual({ ok: false, message: `“${text}” isn’t a date Hark can read` });
  });

  test('a date with dots begins with the day, also among dates that begin with the year', () => {
    const read = (text: string) => parseImportDate(text, ['yyyy-MM-dd']);
    expect(read('11.12.2026')).toEqual({ ok: true, value: new Date('2026-12-11') });
    expect(read('1.2.2026 14:30')).toEqual({ ok: true, value: new Date('2026-02-01T14:30:00Z') });
    expect(read('01.02.26')).toEqual({ ok: true, value: new Date('2026-02-01') });
    expect(read('01.02.99')).toEqual({ ok: true, value: new Date('1999-02-01') });
    expect(parseImportDate('25.12.26')).toEqual({ ok: true, value: new Date('2026-12-25') });
    expect(read('11/12/2026').ok).toBe(false);
    expect(read('31.02.2026').ok).toBe(false);
    expect(parseImportDate('25.12.2026', ['MM/dd/yyyy']).ok).toBe(false);
  });

  test('one order for a whole column', () => {
    expect(importDateOrderOf(['03/04/2025', '25/04/2025'])).toBe('dd/MM/yyyy');
    expect(importDateOrderOf(['03/04/2025', '04/25/2025', ''])).toBe('MM/dd/yyyy');
    expect(importDateOrderOf(['2025-04-03'])).toBe('yyyy-MM-dd');
    expect(importDateOrderOf(['25/04/2025', '04/25/2025'])).toBeUndefined();
    expect(importDateOrderOf(['', ' '])).toBeUndefined();
    expect(parseImportDate('03/04/2025', ['MM/dd/yyyy'])).toEqual({
      ok: true,
      value: new Date('2025-03-04'),
    });
  });

  test('reads back every day in every order and separator', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        days,
        fc.constantFrom('-', '/', '.'),
        fc.constantFrom(...importDateOrders),
        (day, mark, order) => {
          const [yyyy = '', MM = '', dd = ''] = day.toISOString().slice(0, 10).split('-');
          const parts = {
            'dd/MM/yyyy': [dd, MM, yyyy],
            'MM/dd/yyyy': [MM, dd, yyyy],
            'yyyy-MM-dd': [yyyy, MM, dd],
          };
          const read = parseImportDate(parts[order].join(mark), [order]);
          expect(read).toEqual({ ok: true, value: new Date(`${yyyy}-${MM}-${dd}T00:00:00Z`) });
        },
      ),
    );
  });
});

test.each([
  [['03/04/2026', '25/04/2026', 'soon'], 'dd/MM/yyyy'],
  [['03/04/2026', '04/25/2026', 'soon'], 'MM/dd/yyyy'],
  [['2026-04-03', '', 'soon', '2026-04-05'], 'yyyy-MM-dd'],
  [['soon', 'later', '2026-04-03'], undefined],
  [[], undefined],
])('a column of %j is likely %s', (values, order) => {
  expect(likelyDateOrderOf(values)).toBe(order);
});

describe('time left', () => {
  test.each([
    [14 * dayMs, 'in 14 days'],
    [14 * dayMs - minuteMs, 'in 14 days'],
    [13 * dayMs, 'in 13 days'],
    [dayMs, 'in 24 hours'],
    [hourMs, 'in 1 hour'],
    [minuteMs, 'in less than an hour'],
    [0, 'Ended'],
  ])('%i ms', (left, words) => {
    expect(timeLeft(new Date(now.getTime() + left), now)).toBe(words);
  });
});
