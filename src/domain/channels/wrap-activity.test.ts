import { describe, expect, test } from 'vitest';
import { parseActivityWrap } from '#domain/ai/activity-wrap.ts';
import { wrapActivity, wrapLines, type WrappedPeriod } from './wrap-activity.ts';

const idOf = (at: number) => `018f4b6e-0000-7000-8000-00000000000${at}`;
const theme = (at: number, title: string, previousCount: number, currentCount: number) => ({
  id: idOf(at),
  title,
  previousCount,
  currentCount,
});
const period: WrappedPeriod = {
  channelTitle: 'Reviews',
  days: 28,
  previous: { totalCount: 1000, positiveCount: 300, negativeCount: 250 },
  current: { totalCount: 1120, positiveCount: 381, negativeCount: 235 },
  themes: [
    theme(1, 'Late parcels', 20, 90),
    theme(2, 'Slow login', 60, 12),
    theme(3, 'Dark mode', 0, 7),
    theme(4, 'Price', 50, 52),
  ],
};

describe('an activity wrap', () => {
  test('tells volume, sentiment, and which themes rose, fell and are new', () => {
    const wrap = wrapActivity(period);
    expect(wrap.title).toBe('Reviews: 28 days');
    expect(wrap.blocks).toEqual([
      {
        type: 'text',
        text: '1,120 data points in 28 days, 12% more than in the 28 days before (1,000).',
        citations: [],
      },
      { type: 'text', text: '34% positive (30% before), 21% negative (25% before).', citations: [] },
      { type: 'heading', level: 'h3', text: 'Rising themes' },
      {
        type: 'graph',
        graph: 'EmergingThemes',
        items: [{ id: idOf(1), title: 'Late parcels', previousCount: 20, currentCount: 90 }],
      },
      { type: 'heading', level: 'h3', text: 'Falling themes' },
      {
        type: 'text',
        text: 'Slow login: 60 → 12',
        citations: [{ id: idOf(2), type: 'theme', title: 'Slow login' }],
      },
      { type: 'heading', level: 'h3', text: 'New themes' },
      {
        type: 'text',
        text: 'Dark mode: 7 data points',
        citations: [{ id: idOf(3), type: 'theme', title: 'Dark mode' }],
      },
    ]);
    expect(wrapLines(wrap)).toEqual([
      '1,120 data points in 28 days, 12% more than in the 28 days before (1,000). 34% positive (30% before), 21% negative (25% before).',
      'Rising themes: Late parcels: 20 → 90',
      'Falling themes: Slow login: 60 → 12',
      'New themes: Dark mode: 7 data points',
    ]);
  });

  test('of a first period compares with nothing', () => {
    const none = { totalCount: 0, positiveCount: 0, negativeCount: 0 };
    const { blocks } = wrapActivity({
      ...period,
      previous: none,
      themes: period.themes.map((one) => ({ ...one, previousCount: 0 })),
    });
    expect(blocks.map((block) => ('text' in block ? block.text : block.type))).toEqual([
      '1,120 data points in 28 days, none in the 28 days before.',
      '34% positive, 21% negative.',
    ]);
    expect(wrapLines(wrapActivity({ ...period, themes: [], previous: none, current: none }))).toEqual([
      'No data points in these 28 days.',
    ]);
  });

  test('stays within its limit with the longest titles', () => {
    const themes = Array.from({ length: 60 }, (_, at) => ({
      ...theme(1, 'x'.repeat(200), at % 2 === 0 ? 100 : 0, at % 2 === 0 ? 10 : 90),
    }));
    expect(parseActivityWrap(wrapActivity({ ...period, themes })).ok).toBe(true);
  });
});
