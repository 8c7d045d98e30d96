export type ThemeCount = {
  readonly id: string;
  readonly title: string;
  readonly previousCount: number;
  readonly currentCount: number;
};

/** The biggest rise first; themes that do not grow are not emerging. */
export function emergingThemes(counts: readonly ThemeCount[], limit: number): ThemeCount[] {
  return counts
    .filter((theme) => theme.currentCount > theme.previousCount)
    .sort((a, b) => growth(b) - growth(a) || b.currentCount - a.currentCount)
    .slice(0, limit);
}

function growth(theme: ThemeCount): number {
  return theme.currentCount - theme.previousCount;
}

type Counts = Pick<ThemeCount, 'previousCount' | 'currentCount'>;

/** People hear of a rise over so many days against as many before. */
export const risingWindowDays = 7;

/** Under this a rise is no headline, however steep. */
const fewestForTrend = 5;
const mostByChance = 0.01;

/**
 * Whether the rise is more than chance. Were both periods alike, each point would fall into either with the same
 * likelihood; this is how seldom so many would fall into the second.
 */
export function isSignificantRise({ previousCount, currentCount }: Counts): boolean {
  if (currentCount < fewestForTrend || currentCount <= previousCount) return false;
  const all = previousCount + currentCount;
  // Sums from the rarest case on, in logarithms: a thousand factorial is no number.
  let chance = 0;
  let log = -all * Math.LN2;
  for (let late = all; late >= currentCount; late -= 1) {
    chance += Math.exp(log);
    log += Math.log(late) - Math.log(all - late + 1);
  }
  return chance < mostByChance;
}

/** A fall is a rise seen from the other end. */
export function isSignificantFall({ previousCount, currentCount }: Counts): boolean {
  return isSignificantRise({ previousCount: currentCount, currentCount: previousCount });
}
