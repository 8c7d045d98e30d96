import type { Grouped } from './group-points.ts';
import { placesOf, type KnownTheme, type Places } from './known-themes.ts';

export type ThemeChangeKind = 'new' | 'gone' | 'growing' | 'shrinking' | 'same';

export type PreviewedTheme = {
  readonly change: ThemeChangeKind;
  /** Null for a new one, which has a title of its own. */
  readonly themeId: string | null;
  readonly title: string;
  readonly quoteId: string | null;
  readonly countNow: number;
  readonly count: number;
};

/** The places that points would have: as after the sorting was written. */
export function placesAfter({ fixed, groups }: Grouped): Places {
  return placesOf([
    ...fixed,
    ...groups.map((group, place): KnownTheme => ({
      id: group.themeId ?? newName(place),
      kept: false,
      state: 'active',
      mergedInto: null,
      topicId: null,
      centroid: group.centroid,
    })),
  ]);
}

/** What would change for each theme, the largest change first. `after` is where each point of the sample would go. */
export function compareSorting(
  { sample, known, groups }: Grouped,
  after: readonly (string | null)[],
): PreviewedTheme[] {
  const [before, then] = [countBy(sample.themeIds), countBy(after)];
  const added = groups.flatMap(({ themeId, title, quoteId }, place): PreviewedTheme[] =>
    themeId === null
      ? [
          {
            change: 'new',
            themeId,
            title,
            quoteId,
            countNow: 0,
            count: then.get(newName(place)) ?? 0,
          },
        ]
      : [],
  );
  const continued = new Set(groups.map(({ themeId }) => themeId));
  const kept = known
    .filter(({ state }) => state === 'active')
    .map((theme): PreviewedTheme => {
      const [countNow, count] = [before.get(theme.id) ?? 0, then.get(theme.id) ?? 0];
      const isGone = !theme.kept && !continued.has(theme.id);
      const change = isGone ? 'gone' : count > countNow ? 'growing' : count < countNow ? 'shrinking' : 'same';
      return { change, themeId: theme.id, title: '', quoteId: null, countNow, count };
    });
  return [...added, ...kept].sort(
    (a, b) => Math.abs(b.count - b.countNow) - Math.abs(a.count - a.countNow) || b.count - a.count,
  );
}

function newName(place: number): string {
  return `new ${place}`;
}

function countBy(ids: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
