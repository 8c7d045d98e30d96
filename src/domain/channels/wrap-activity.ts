import type { ActivityWrap, WrapBlock } from '#domain/ai/activity-wrap.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import { countOf } from '#domain/text/count-of.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { emergingThemes, isSignificantFall, isSignificantRise, type ThemeCount } from './theme-trend.ts';

export type PeriodCounts = {
  readonly totalCount: number;
  readonly positiveCount: number;
  readonly negativeCount: number;
};

export type WrappedPeriod = {
  readonly channelTitle: string;
  readonly days: number;
  /** Of as many days before. */
  readonly previous: PeriodCounts;
  readonly current: PeriodCounts;
  readonly themes: readonly ThemeCount[];
};

const mostListed = 10;

/** What changed in a channel from one period to the next. Everything in it is counted, nothing is written by a model. */
export function wrapActivity(
  { channelTitle, days, previous, current, themes }: WrappedPeriod,
  mostOfEach = mostListed,
): ActivityWrap {
  // In a channel that had nothing before, everything is new and nothing rises.
  const hadBefore = previous.totalCount > 0;
  const rising = hadBefore ? themes.filter((one) => one.previousCount > 0 && isSignificantRise(one)) : [];
  const fresh = themes.filter((one) => one.previousCount === 0 && one.currentCount > 0);
  const falling = themes
    .filter(isSignificantFall)
    .toSorted((a, b) => b.previousCount - b.currentCount - (a.previousCount - a.currentCount));
  const newest = fresh.toSorted((a, b) => b.currentCount - a.currentCount);
  return {
    title: `${titleOf('channel', channelTitle)}: ${countOf(days, 'day')}`,
    blocks: [
      text(volumeOf(previous.totalCount, current.totalCount, days)),
      ...(current.totalCount > 0 ? [text(sentimentOf(previous, current))] : []),
      ...(rising.length > 0 ? [heading('Rising themes'), graph(emergingThemes(rising, mostOfEach))] : []),
      ...(falling.length > 0 ? [heading('Falling themes'), cited(falling.slice(0, mostOfEach))] : []),
      ...(hadBefore && newest.length > 0 ? [heading('New themes'), cited(newest.slice(0, mostOfEach))] : []),
    ],
  };
}

/** As lines of a mail: volume and sentiment in one, then one for each heading. */
export function wrapLines({ blocks }: ActivityWrap): string[] {
  const lines: string[] = [];
  let before = '';
  for (const block of blocks) {
    if (block.type === 'heading') before = `${block.text}: `;
    else if (before === '') lines.splice(0, 1, [...lines, wordsOf(block)].join(' '));
    else lines.push(`${before}${wordsOf(block)}`);
  }
  return lines;
}

function wordsOf(block: Exclude<WrapBlock, { type: 'heading' }>): string {
  if (block.type === 'text') return block.text.replaceAll('\n', '; ');
  return block.items.map((item) => `${item.title}: ${changeOf(item)}`).join('; ');
}

function changeOf({
  previousCount,
  currentCount,
}: Pick<ThemeCount, 'previousCount' | 'currentCount'>): string {
  return `${groupDigits(previousCount)} → ${groupDigits(currentCount)}`;
}

function volumeOf(before: number, now: number, days: number): string {
  const span = countOf(days, 'day');
  if (now === 0 && before === 0) return `No data points in these ${span}.`;
  if (before === 0) return `${countOf(now, 'data point')} in ${span}, none in the ${span} before.`;
  const share = Math.round((Math.abs(now - before) / before) * 100);
  const change =
    now === before ? 'as many as' : `${groupDigits(share)}% ${now > before ? 'more' : 'less'} than`;
  return `${countOf(now, 'data point')} in ${span}, ${change} in the ${span} before (${groupDigits(before)}).`;
}

function sentimentOf(before: PeriodCounts, now: PeriodCounts): string {
  const share = (part: keyof PeriodCounts, word: string): string => {
    const was = before.totalCount > 0 ? ` (${percentOf(before, part)} before)` : '';
    return `${percentOf(now, part)} ${word}${was}`;
  };
  return `${share('positiveCount', 'positive')}, ${share('negativeCount', 'negative')}.`;
}

function percentOf(counts: PeriodCounts, part: keyof PeriodCounts): string {
  return `${Math.round((100 * counts[part]) / Math.max(1, counts.totalCount))}%`;
}

function text(words: string): WrapBlock {
  return { type: 'text', text: words, citations: [] };
}

function heading(words: string): WrapBlock {
  return { type: 'heading', level: 'h3', text: words };
}

function graph(items: readonly ThemeCount[]): WrapBlock {
  return {
    type: 'graph',
    graph: 'EmergingThemes',
    items: items.map(({ id, title, previousCount, currentCount }) => ({
      id,
      title: titleOf('theme', title),
      previousCount,
      currentCount,
    })),
  };
}

function cited(themes: readonly ThemeCount[]): WrapBlock {
  const said = themes.map(({ title, previousCount, currentCount }) => {
    const counts =
      previousCount === 0 ? countOf(currentCount, 'data point') : changeOf({ previousCount, currentCount });
    return `${titleOf('theme', title)}: ${counts}`;
  });
  return {
    type: 'text',
    text: said.join('\n'),
    citations: themes.map(({ id, title }) => ({ id, type: 'theme', title: titleOf('theme', title) })),
  };
}
