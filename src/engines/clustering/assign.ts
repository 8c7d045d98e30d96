import { findNearest, type FindNearest } from './nearest.ts';
import { countOf, type Points } from './points.ts';

export type Assignment = {
  /** The group of each point, -1 for one that fits none. */
  readonly labels: Int32Array;
  /** How near each point is to the nearest group, whether it fits or not. */
  readonly scores: Float32Array;
};

/** Each point to the nearest centroid, where it is near enough. */
export async function assign(
  points: Points,
  centroids: Points,
  { cut, nearest = findNearest }: { cut: number; nearest?: FindNearest },
): Promise<Assignment> {
  const count = countOf(points);
  if (countOf(centroids) === 0)
    return { labels: new Int32Array(count).fill(-1), scores: new Float32Array(count) };
  const { ids, scores } = await nearest(points, centroids, 1);
  return { labels: ids.map((id, row) => ((scores[row] ?? 0) >= cut ? id : -1)), scores };
}
