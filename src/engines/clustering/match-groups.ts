import { cosine, pointAt, type Points } from './points.ts';

export type KnownGroup = { readonly id: string; readonly centroid: Float32Array };

/** `shared`: which part of the known group is in the new one. */
export type Descent = {
  readonly from: string;
  readonly to: number;
  readonly shared: number;
  readonly jaccard: number;
};

export type GroupMatch = {
  /** For each new group the known one that it continues. */
  readonly continued: ReadonlyMap<number, string>;
  /** Every known group that gave a good part of its members to a new one. */
  readonly lineage: readonly Descent[];
};

const sharedEnough = 0.3;
const nearEnough = 0.8;
/** Less than this of a known group in a new one is chance, not descent. */
const partOfDescent = 0.2;

/**
 * Which new group is which known one: by the members they share, else by where their middles lie, best first. A group
 * keeps its name, links and followers only if it is recognised here.
 */
export function matchGroups(
  known: readonly KnownGroup[],
  before: readonly (string | null)[],
  labels: Int32Array,
  centroids: Points,
): GroupMatch {
  const overlap = countOverlap(before, labels);
  const pairs = known.flatMap(({ id, centroid }) =>
    Array.from({ length: centroids.values.length / centroids.size }, (_, group) => {
      const shared = overlap.jaccard(id, group);
      const near = cosine(centroid, pointAt(centroids, group));
      return { id, group, shared, near };
    }).filter(({ shared, near }) => shared >= sharedEnough || near >= nearEnough),
  );
  const continued = new Map<number, string>();
  const taken = new Set<string>();
  for (const { id, group } of pairs.sort((a, b) => b.shared - a.shared || b.near - a.near)) {
    if (taken.has(id) || continued.has(group)) continue;
    continued.set(group, id);
    taken.add(id);
  }
  return { continued, lineage: overlap.descents() };
}

type Overlap = {
  jaccard(id: string, group: number): number;
  descents(): Descent[];
};

function countOverlap(before: readonly (string | null)[], labels: Int32Array): Overlap {
  const both = new Map<string, Map<number, number>>();
  const oldSizes = new Map<string, number>();
  const newSizes = new Map<number, number>();
  for (const [row, label] of labels.entries()) {
    const id = before[row] ?? null;
    if (id !== null) oldSizes.set(id, (oldSizes.get(id) ?? 0) + 1);
    if (label >= 0) newSizes.set(label, (newSizes.get(label) ?? 0) + 1);
    if (id === null || label < 0) continue;
    const counts = both.get(id) ?? new Map<number, number>();
    both.set(id, counts.set(label, (counts.get(label) ?? 0) + 1));
  }
  const jaccard = (id: string, group: number): number => {
    const shared = both.get(id)?.get(group) ?? 0;
    const all = (oldSizes.get(id) ?? 0) + (newSizes.get(group) ?? 0) - shared;
    return all === 0 ? 0 : shared / all;
  };
  return {
    jaccard,
    descents: () =>
      [...both].flatMap(([from, counts]) =>
        [...counts]
          .map(([to, count]) => ({
            from,
            to,
            shared: count / (oldSizes.get(from) ?? 1),
            jaccard: jaccard(from, to),
          }))
          .filter(({ shared }) => shared >= partOfDescent),
      ),
  };
}
