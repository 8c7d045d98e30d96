import { describe, expect, test } from 'vitest';
import { unlimited } from '#domain/billing/plan-limits.ts';
import { admitDataPoints, checkChannelAllowed } from './channel-limits.ts';
import { emergingThemes, themeTrend, themeTrends } from './theme-trend.ts';

describe('limits of a plan', () => {
  test.each([
    [1, 0, true],
    [1, 1, false],
    [null, 1000, true],
  ])('%s channels with %s in use: %s', (channels, count, ok) => {
    expect(checkChannelAllowed({ ...unlimited, channels }, count).ok).toBe(ok);
  });

  test('says what the plan has', () => {
    expect(checkChannelAllowed({ ...unlimited, channels: 1 }, 1)).toEqual({
      ok: false,
      message: 'Your plan has 1 channel. Upgrade to add another.',
    });
  });

  test.each([
    [250, 0, 250, 250, 0],
    [250, 200, 100, 50, 50],
    [250, 300, 10, 0, 10],
    [null, 1e6, 10, 10, 0],
  ])('limit %s, %s used, %s new', (channelDataPoints, used, incoming, admitted, leftOut) => {
    expect(admitDataPoints({ ...unlimited, channelDataPoints }, used, incoming)).toEqual({
      admitted,
      leftOut,
    });
  });
});

describe('themes', () => {
  const theme = (previousCount: number, currentCount: number) => ({
    id: `${previousCount}-${currentCount}`,
    title: 't',
    previousCount,
    currentCount,
  });

  test.each([
    [0, 3, 'new'],
    [2, 3, 'rising'],
    [3, 3, 'steady'],
    [0, 0, 'steady'],
    [3, 2, 'falling'],
    [3, 0, 'gone'],
  ])('%s then %s is %s', (previous, current, trend) => {
    expect(themeTrend(theme(previous, current))).toBe(trend);
    expect(themeTrends).toContain(trend);
  });

  test('emerging ones: biggest rise first', () => {
    const counts = [theme(1, 2), theme(0, 5), theme(9, 1), theme(4, 4), theme(10, 15)];
    expect(emergingThemes(counts, 2).map((t) => t.id)).toEqual(['10-15', '0-5']);
    expect(emergingThemes(counts, 9)).toHaveLength(3);
  });
});
