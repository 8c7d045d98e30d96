export type ThemeCount = {
  readonly id: string;
  readonly title: string;
  readonly previousCount: number;
  readonly currentCount: number;
};

export const themeTrends = ['new', 'rising', 'steady', 'falling', 'gone'] as const;
export type ThemeTrend = (typeof themeTrends)[number];

export function themeTrend({ previousCount, currentCount }: ThemeCount): ThemeTrend {
  if (currentCount === previousCount) return 'steady';
  if (previousCount === 0) return 'new';
  if (currentCount === 0) return 'gone';
  return currentCount > previousCount ? 'rising' : 'falling';
}

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
