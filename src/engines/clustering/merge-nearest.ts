import { centroidsOf } from './centroids.ts';
import type { Communities } from './find-communities.ts';
import { cosine, pointAt, type Points } from './points.ts';

/** Joins the two groups whose middles are nearest until there are no more than asked for. */
export function mergeNearest(points: Points, found: Communities, most = Infinity): Communities {
  let { labels, count } = found;
  while (count > Math.max(1, most)) {
    const [into, from] = nearestPair(centroidsOf(points, labels, count), count);
    // The last one takes the place of the one that went.
    labels = labels.map((label) => (label === from ? into : label === count - 1 ? from : label));
    count -= 1;
  }
  return { labels, count };
}

function nearestPair(centroids: Points, count: number): [number, number] {
  let [best, pair]: [number, [number, number]] = [-Infinity, [0, 1]];
  for (let one = 0; one < count; one += 1) {
    for (let other = one + 1; other < count; other += 1) {
      const score = cosine(pointAt(centroids, one), pointAt(centroids, other));
      if (score > best) [best, pair] = [score, [one, other]];
    }
  }
  return pair;
}
