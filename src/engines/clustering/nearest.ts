import { countOf, pointAt, type Points } from './points.ts';

/** For each point its nearest others, best first: `ids` and `scores` have `width` places per point, -1 where there are fewer. */
export type Neighbours = {
  readonly width: number;
  readonly ids: Int32Array;
  readonly scores: Float32Array;
};

/** Who is near whom. Exact, and slow above a few thousand points: a runtime for models does the same much faster. */
export type FindNearest = (points: Points, others: Points, width: number) => Promise<Neighbours>;

export const findNearest: FindNearest = (points, others, width) => {
  const count = countOf(points);
  const found = emptyNeighbours(count, Math.min(width, countOf(others)));
  for (let row = 0; row < count; row += 1) fillRow(found, row, pointAt(points, row), others);
  return Promise.resolve(found);
};

function emptyNeighbours(count: number, width: number): Neighbours {
  return {
    width,
    ids: new Int32Array(count * width).fill(-1),
    scores: new Float32Array(count * width).fill(-1),
  };
}

function fillRow({ width, ids, scores }: Neighbours, row: number, point: Float32Array, others: Points): void {
  const { size, values } = others;
  const start = row * width;
  for (let other = 0; other * size < values.length; other += 1) {
    let score = 0;
    const from = other * size;
    for (let at = 0; at < size; at += 1) score += (point[at] ?? 0) * (values[from + at] ?? 0);
    if (score <= (scores[start + width - 1] ?? 0)) continue;
    let place = start + width - 1;
    while (place > start && (scores[place - 1] ?? 0) < score) {
      scores[place] = scores[place - 1] ?? 0;
      ids[place] = ids[place - 1] ?? 0;
      place -= 1;
    }
    scores[place] = score;
    ids[place] = other;
  }
}
