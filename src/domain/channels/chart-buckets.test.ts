import { expect, it } from 'vitest';
import { dayMs } from '#domain/time/durations.ts';
import { bucketEnd, bucketFor, bucketsBetween, countedDays } from './chart-buckets.ts';

it('a month is shown by days, a quarter by weeks and a year by months', () => {
  expect(bucketFor('2026-03-01', '2026-03-31')).toBe('DAY');
  expect(bucketFor('2026-01-01', '2026-03-31')).toBe('WEEK');
  expect(bucketFor('2025-04-01', '2026-03-31')).toBe('MONTH');
});

it('weeks start on Monday, and a bucket without anything is there', () => {
  expect(bucketsBetween('2026-03-05', '2026-03-16', 'WEEK')).toEqual([
    '2026-03-02',
    '2026-03-09',
    '2026-03-16',
  ]);
  expect(bucketsBetween('2025-12-31', '2026-02-01', 'MONTH')).toEqual([
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ]);
  expect(bucketsBetween('2026-02-28', '2026-03-01', 'DAY')).toEqual(['2026-02-28', '2026-03-01']);
});

it('a bucket ends the day before the next one begins', () => {
  expect(bucketEnd('2026-02-01', 'MONTH')).toBe('2026-02-28');
  expect(bucketEnd('2026-03-02', 'WEEK')).toBe('2026-03-08');
  expect(bucketEnd('2026-03-02', 'DAY')).toBe('2026-03-02');
});

it.each(['DAY', 'WEEK', 'MONTH'] as const)(
  'by %s, the counted days of a period are each in one column and none is outside',
  (bucket) => {
    for (const [first, last] of [
      ['2026-08-22', '2026-11-19'],
      ['2026-08-24', '2026-08-30'],
      ['2026-02-28', '2026-02-28'],
      ['2025-12-31', '2026-03-01'],
    ] as const) {
      const period = { from: `${first}T00:00:00.000Z`, to: `${nextDay(last)}T00:00:00.000Z` };
      const days = bucketsBetween(first, last, bucket).flatMap((start) => {
        const { from, to } = countedDays(start, bucket, period);
        return bucketsBetween(from, to, 'DAY');
      });
      expect(days).toEqual(bucketsBetween(first, last, 'DAY'));
    }
  },
);

function nextDay(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}
