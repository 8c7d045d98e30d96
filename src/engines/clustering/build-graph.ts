import { Graph, type Edge } from 'leiden-ts';
import type { Neighbours } from './nearest.ts';

/** Under this two texts have nothing to do with each other, whatever the vectors say. */
const nearEnough = 0.4;
/** Makes a likely pair count for more than several unlikely ones. */
const sharpness = 1.5;

/** Who is like whom, from each point's nearest others. */
export function buildGraph({ width, ids, scores }: Neighbours): Graph {
  const count = width === 0 ? 0 : ids.length / width;
  const edges = new Map<number, Edge>();
  for (let row = 0; row < count; row += 1) {
    for (let place = row * width; place < (row + 1) * width; place += 1) {
      const other = ids[place] ?? -1;
      const score = scores[place] ?? 0;
      if (other < 0 || other === row || score < nearEnough) continue;
      const [a, b] = other < row ? [other, row] : [row, other];
      const key = a * count + b;
      if (!edges.has(key)) edges.set(key, [a, b, score ** sharpness]);
    }
  }
  return Graph.fromEdgeList(count, [...edges.values()], { validate: false });
}
