import { assign } from './assign.ts';
import { buildGraph } from './build-graph.ts';
import { centroidsOf } from './centroids.ts';
import { findCommunities, findSoMany, type Communities } from './find-communities.ts';
import { mergeNearest } from './merge-nearest.ts';
import { findNearest, type FindNearest } from './nearest.ts';
import { countOf, type Points } from './points.ts';

export type ClusterOptions = {
  /** How near a point must be to the middle of its group. */
  readonly cut: number;
  /** Fewer alike than this are no group. */
  readonly smallest: number;
  /** A number of groups that somebody asked for. */
  readonly wanted?: number;
  /** As many as there are, but no more than this. */
  readonly most?: number;
  readonly seed?: number;
  /** The group that each point was in, -1 for none: groups that nothing new speaks against stay what they were. */
  readonly before?: Int32Array;
  readonly nearest?: FindNearest;
};

export type Clusters = {
  /** The group of each point, the largest first; -1 for what fits none. */
  readonly labels: Int32Array;
  readonly scores: Float32Array;
  readonly centroids: Points;
};

const neighbourCount = 15;

/** Sorts points into groups of like ones, and leaves out what is like nothing else. */
export async function clusterPoints(points: Points, options: ClusterOptions): Promise<Clusters> {
  const { cut, smallest, wanted, most = wanted, seed = 1, before, nearest = findNearest } = options;
  const neighbours = await nearest(points, points, Math.min(neighbourCount + 1, countOf(points)));
  const graph = buildGraph(neighbours);
  const communities =
    wanted === undefined
      ? findCommunities(graph, { smallest, seed, before })
      : findSoMany(graph, { wanted, smallest, seed, before });
  return settle(points, mergeNearest(points, communities, most), { cut, smallest, nearest });
}

/** One pass to the nearest middle: the graph alone keeps what hangs on by a single edge. */
async function settle(
  points: Points,
  { labels, count }: Communities,
  { cut, smallest, nearest }: { cut: number; smallest: number; nearest: FindNearest },
): Promise<Clusters> {
  const first = await assign(points, centroidsOf(points, labels, count), { cut, nearest });
  const kept = largestFirst(first.labels, count, smallest);
  const final = first.labels.map((label) => kept.get(label) ?? -1);
  return { labels: final, scores: first.scores, centroids: centroidsOf(points, final, kept.size) };
}

function largestFirst(labels: Int32Array, count: number, smallest: number): Map<number, number> {
  const sizes = Array.from({ length: count }, () => 0);
  for (const label of labels) if (label >= 0) sizes[label] = (sizes[label] ?? 0) + 1;
  const kept = [...sizes.entries()].filter(([, size]) => size >= smallest).sort(([, a], [, b]) => b - a);
  return new Map(kept.map(([label], name) => [label, name]));
}
