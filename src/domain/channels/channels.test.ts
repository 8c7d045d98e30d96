import { describe, expect, test } from 'vitest';
import { admitDataPoints, dataPointRefusal } from './channel-limits.ts';
import { parseWantedThemes } from './channel-draft.ts';
import { parseTopicDraft } from './topic-draft.ts';
import { isEarlySignal } from './theme-rules.ts';
import { planSorting } from './sorting-plan.ts';
import { parseDataPoint } from './data-point.ts';
import { emergingThemes, isSignificantFall, isSignificantRise } from './theme-trend.ts';

describe('limits of a plan', () => {
  test.each([
    [250, 0, 250, 250, 0],
    [250, 200, 100, 50, 50],
    [250, 300, 10, 0, 10],
    [null, 1e6, 10, 10, 0],
  ])('limit %s, %s used, %s new', (channelDataPoints, used, incoming, admitted, leftOut) => {
    expect(admitDataPoints({ channelDataPoints }, used, incoming)).toEqual({
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

  test('emerging ones: biggest rise first', () => {
    const counts = [theme(1, 2), theme(0, 5), theme(9, 1), theme(4, 4), theme(10, 15)];
    expect(emergingThemes(counts, 2).map((t) => t.id)).toEqual(['10-15', '0-5']);
    expect(emergingThemes(counts, 9)).toHaveLength(3);
  });
});

describe('a rise', () => {
  test.each([
    [1, 3, false],
    [0, 6, false],
    [0, 7, true],
    [10, 20, false],
    [10, 30, true],
    [30, 10, false],
    [5000, 5300, true],
    [5000, 5050, false],
  ])('from %s to %s is more than chance: %s', (previousCount, currentCount, is) => {
    expect(isSignificantRise({ previousCount, currentCount })).toBe(is);
    expect(isSignificantFall({ previousCount: currentCount, currentCount: previousCount })).toBe(is);
  });
});

test.each([
  ['a few data points', { pointCount: 19 }, true],
  ['few people', { peopleCount: 4 }, true],
  ['nobody known', { peopleCount: 0 }, false],
  ['a day', { firstDay: new Date('2026-03-10T00:00:00Z') }, true],
  ['two days', { firstDay: new Date('2026-03-09T00:00:00Z') }, false],
])('a theme of %s: early signal is %s', (_what, facts, isEarly) => {
  const usual = { pointCount: 20, peopleCount: 5, firstDay: new Date('2026-01-01T00:00:00Z') };
  expect(isEarlySignal({ ...usual, ...facts }, new Date('2026-03-10T12:00:00Z'))).toBe(isEarly);
});

describe('new data points', () => {
  const figures = {
    total: 100,
    outliers: 5,
    sortedCount: 100,
    newOutliers: 0,
    hoursSinceLook: 0.5,
    daysSinceSorting: 0.5,
    hasDrifted: false,
  };
  test.each([
    ['wait for five', { ...figures, total: 4, sortedCount: 0 }, 'wait'],
    ['are sorted the first time', { ...figures, total: 5, sortedCount: 0 }, 'first'],
    ['are sorted again when they have doubled', { ...figures, total: 200 }, 'grown'],
    ['are sorted again when many fit nowhere', { ...figures, total: 120, outliers: 40 }, 'outliers'],
    [
      'make new themes when enough fit nowhere',
      { ...figures, total: 130, newOutliers: 20, outliers: 25 },
      'gathered',
    ],
    ['make new themes from few each hour', { ...figures, newOutliers: 3, hoursSinceLook: 1 }, 'gathered'],
    ['are sorted again after a week', { ...figures, total: 101, daysSinceSorting: 7 }, 'week'],
    ['wait while nothing came for a week', { ...figures, daysSinceSorting: 8 }, 'wait'],
    [
      'are sorted when a theme drifted, once a day',
      { ...figures, total: 110, hasDrifted: true, daysSinceSorting: 1 },
      'drift',
    ],
    ['wait a day after a drift', { ...figures, total: 110, hasDrifted: true }, 'wait'],
    ['are left where they were placed', { ...figures, total: 130 }, 'wait'],
  ] as const)('%s', (_what, given, plan) => {
    expect(planSorting(given)).toBe(plan);
  });

  test.each([
    [{ text: ' ' }, 'Data point must not be empty'],
    [
      { text: 'x', url: 'ftp://a.b' },
      'A link starts with http:// or https:// and has at most 2048 characters',
    ],
    [{ text: 'x', saidAt: new Date('0001-01-01') }, 'The date of a data point is out of range'],
    [{ text: 'a\0b' }, 'Data point has a character that can’t be stored'],
  ])('that can’t be stored say why: %j', (draft, message) => {
    expect(parseDataPoint(draft)).toEqual({ ok: false, message });
  });
});

describe('how many themes are wanted', () => {
  test.each([
    [null, true],
    [2, true],
    [50, true],
    [1, false],
    [51, false],
    [2.5, false],
  ])('%s', (wanted, ok) => {
    expect(parseWantedThemes(wanted).ok).toBe(ok);
  });
});

describe('a topic', () => {
  test('has a title, and may have a description', () => {
    expect(parseTopicDraft({ title: ' ' }).ok).toBe(false);
    expect(parseTopicDraft({ title: 'x'.repeat(201) }).ok).toBe(false);
    expect(parseTopicDraft({ description: 'x'.repeat(401) }).ok).toBe(false);
    expect(parseTopicDraft({ title: 'Billing', description: '' })).toEqual({
      ok: true,
      value: { title: 'Billing', description: '' },
    });
  });

  test('keeps what a change leaves out', () => {
    expect(parseTopicDraft({ description: 'Invoices' })).toEqual({
      ok: true,
      value: { description: 'Invoices' },
    });
  });
});

test('says how many data points the plan has', () => {
  expect(dataPointRefusal(10_000)).toBe('Your plan has 10,000 data points. Upgrade to add more.');
});
