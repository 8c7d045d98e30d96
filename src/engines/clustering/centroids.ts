import { normalise, type Points } from './points.ts';

/** The middle of each group, at length 1. */
export function centroidsOf({ size, values }: Points, labels: Int32Array, count: number): Points {
  const sums = new Float32Array(count * size);
  for (const [row, label] of labels.entries()) {
    if (label < 0) continue;
    for (let at = 0; at < size; at += 1) {
      const to = label * size + at;
      sums[to] = (sums[to] ?? 0) + (values[row * size + at] ?? 0);
    }
  }
  for (let group = 0; group < count; group += 1) normalise(sums.subarray(group * size, (group + 1) * size));
  return { size, values: sums };
}
