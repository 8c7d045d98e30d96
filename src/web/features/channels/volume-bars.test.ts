import { expect, test } from 'vitest';
import { barsOf } from './volume-bars.ts';

const day = (name: string, count: number) => ({ day: name, count, positiveCount: 1, negativeCount: 0 });

test('a gap is seen', () => {
  expect(
    barsOf([day('2026-03-01', 2), day('2026-03-03', 4)]).map(({ from, to, count }) => [from, to, count]),
  ).toEqual([
    ['2026-03-01', '2026-03-01', 2],
    ['2026-03-02', '2026-03-02', 0],
    ['2026-03-03', '2026-03-03', 4],
  ]);
});

test('people are known of single days only', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...day(new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10), 3),
      peopleCount: 2,
    }));
  expect(barsOf(days(2)).map(({ peopleCount }) => peopleCount)).toEqual([2, 2]);
  expect(barsOf(days(60))[0]?.peopleCount).toBeNull();
});

test('a quarter is counted by weeks', () => {
  const days = Array.from({ length: 90 }, (_, at) =>
    day(new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10), 1),
  );
  expect(barsOf(days).map(({ count }) => count)).toEqual([...Array.from({ length: 12 }, () => 7), 6]);
});

test('a long period keeps every data point, and its bars cover every day once', () => {
  const days = Array.from({ length: 200 }, (_, at) =>
    day(new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10), at),
  );
  const bars = barsOf(days);
  expect(bars.length).toBeLessThanOrEqual(60);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe((199 * 200) / 2);
  expect([bars[0]?.from, bars.at(-1)?.to]).toEqual(['2026-01-01', '2026-07-19']);
  for (const [at, bar] of bars.slice(1).entries()) {
    const before = Date.parse(bars[at]?.to ?? '');
    expect(Date.parse(bar.from) - before).toBe(86_400_000);
  }
});

test('nothing has no bars', () => {
  expect(barsOf([])).toEqual([]);
});
