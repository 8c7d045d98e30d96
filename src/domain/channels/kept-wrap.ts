import type { ActivityWrap, WrapBlock } from '#domain/ai/activity-wrap.ts';
import { wrapLength } from '#domain/ai/activity-wrap.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { countOf } from '#domain/text/count-of.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { isSignificantFall, isSignificantRise, type ThemeCount } from './theme-trend.ts';
import { wrapActivity, type WrappedPeriod } from './wrap-activity.ts';

/** A wrap that is kept is of days that people can look back on. */
export const mostDaysOfWrap = 400;

/** A text has so many parts, where there are as many themes. */
export const mostTold = 5;

/** What its text is about: first what rises or falls by more than chance, then what is new, then what most people say. */
export function themesToTell(themes: readonly ThemeCount[]): ThemeCount[] {
  const said = themes.filter(({ currentCount }) => currentCount > 0);
  const hadBefore = themes.some(({ previousCount }) => previousCount > 0);
  const changed = said
    .filter((theme) => isSignificantRise(theme) || isSignificantFall(theme))
    .toSorted((a, b) => changeOf(b) - changeOf(a));
  const largest = said.toSorted((a, b) => b.currentCount - a.currentCount);
  const fresh = largest.filter(({ previousCount }) => previousCount === 0);
  return [...new Set([...(hadBefore ? [...changed, ...fresh] : []), ...largest])].slice(0, mostTold);
}

function changeOf({ previousCount, currentCount }: ThemeCount): number {
  return Math.abs(currentCount - previousCount);
}

/** Above what is told of a theme: its title, and what was counted. */
export function headingOfTheme({ title, previousCount, currentCount }: ThemeCount): string {
  return `${titleOf('theme', title)}: ${countOf(currentCount, 'data point')}, ${groupDigits(previousCount)} before`;
}

/** Half of what a wrap may have is left for its text. */
const mostCounted = textLimits.activityWrapContent.max / 2;

/** Counted, with as much of each list as there is room for. */
export function countedWrap(period: WrappedPeriod): ActivityWrap {
  let wrap = wrapActivity(period);
  for (let most = 9; most > 0 && wrapLength(wrap.blocks) > mostCounted; most -= 1)
    wrap = wrapActivity(period, most);
  return wrap;
}

export type ToldSentence = {
  readonly text: string;
  readonly opens: 'heading' | 'paragraph' | 'item' | null;
  readonly support: 'SUPPORTED' | 'UNSUPPORTED' | 'UNCHECKED' | 'WITHHELD';
  readonly citations: readonly {
    readonly id: string;
    readonly parentId: string | null;
    readonly title: string;
    readonly quote: string;
    readonly speaker: string | null;
  }[];
};

/** The text of a wrap as blocks: what stands under one heading is one block. What a reader may not see is left out. */
export function toldBlocks(sentences: readonly ToldSentence[]): WrapBlock[] {
  const blocks: WrapBlock[] = [];
  for (const { text, opens, support, citations } of sentences) {
    if (support === 'WITHHELD') continue;
    const last = blocks.at(-1);
    if (opens === 'heading') blocks.push({ type: 'heading', level: 'h3', text });
    else {
      const cited = citations.map(({ id, title, quote, speaker }) => ({
        id,
        type: 'theme' as const,
        title,
        quote,
        ...(speaker !== null && { speaker }),
      }));
      if (last?.type === 'text')
        blocks[blocks.length - 1] = {
          ...last,
          // A sentence that opens nothing goes on in the paragraph of the one before.
          text: `${last.text}${opens === null ? ' ' : '\n'}${text}`,
          citations: [...last.citations, ...cited],
        };
      else blocks.push({ type: 'text', text, citations: cited });
    }
  }
  return blocks;
}
