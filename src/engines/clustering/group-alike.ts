import { cosine, countOf, pointAt, type Points } from './points.ts';

/**
 * Groups of few points by the mean likeness of their members, for middles of groups that are like each other. Answers
 * the places of each group, the largest first; a point that is like no other is in none.
 */
export function groupAlike(points: Points, least: number): number[][] {
  const groups = Array.from({ length: countOf(points) }, (_, at) => [at]);
  const likeness = groups.map((_, one) =>
    groups.map((__, other) => cosine(pointAt(points, one), pointAt(points, other))),
  );
  for (;;) {
    const pair = nearestPair(likeness, groups);
    if (!pair || pair.likeness < least) break;
    join(likeness, groups, pair);
  }
  return groups.filter((group) => group.length > 1).sort((a, b) => b.length - a.length);
}

type Pair = { readonly into: number; readonly from: number; readonly likeness: number };

function nearestPair(
  likeness: readonly (readonly number[])[],
  groups: readonly (readonly number[])[],
): Pair | undefined {
  let best: Pair | undefined;
  for (let into = 0; into < groups.length; into += 1)
    for (let from = into + 1; from < groups.length; from += 1) {
      const own = likeness[into]?.[from] ?? 0;
      if (groups[into]?.length && groups[from]?.length && own > (best?.likeness ?? -Infinity))
        best = { into, from, likeness: own };
    }
  return best;
}

/** The likeness of the joined group to each other is the mean of what its members have. */
function join(likeness: number[][], groups: number[][], { into, from }: Pair): void {
  const [kept = [], gone = []] = [groups[into], groups[from]];
  const all = kept.length + gone.length;
  for (const [other, row] of likeness.entries()) {
    const mean = ((row[into] ?? 0) * kept.length + (row[from] ?? 0) * gone.length) / all;
    row[into] = mean;
    const own = likeness[into];
    if (own) own[other] = mean;
  }
  groups[into] = [...kept, ...gone];
  groups[from] = [];
}
