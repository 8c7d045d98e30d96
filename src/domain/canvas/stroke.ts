import { itemLimits } from '#domain/limits/count-limits.ts';
import type { Box } from './arrange.ts';
import { strokeShares } from './canvas-objects.ts';
import { distanceTo, type Point } from './connector-line.ts';

export type StrokeForm = Omit<Box, 'id'> & { readonly points: number[] };

/** Points nearer to the line without them change nothing that is seen. */
const tolerance = 0.75;

/** What a pen drew, with no more points than it takes. Null for less than a dot. */
export function strokeOf(drawn: readonly Point[], strokeWidth: number): StrokeForm | null {
  const [first] = drawn;
  if (!first) return null;
  const line = simplify(drawn.length === 1 ? [first, first] : drawn);
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - strokeWidth, Math.min(...ys) - strokeWidth];
  const [width, height] = [Math.max(...xs) + strokeWidth - left, Math.max(...ys) + strokeWidth - top];
  const points = line.flatMap(({ x, y }) => [
    Math.round(((x - left) / width) * strokeShares),
    Math.round(((y - top) / height) * strokeShares),
  ]);
  return { x: left, y: top, width, height, points };
}

/** The line of a stroke in a box of this size, as the path of a picture. */
export function strokePath(
  points: readonly number[],
  { width, height }: { width: number; height: number },
): string {
  const at = (n: number) =>
    `${tenth(((points[n] ?? 0) / strokeShares) * width)} ${tenth(((points[n + 1] ?? 0) / strokeShares) * height)}`;
  let path = `M${at(0)}`;
  for (let n = 2; n < points.length; n += 2) path += `L${at(n)}`;
  return path;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function simplify(drawn: readonly Point[]): readonly Point[] {
  let [line, within] = [withoutNear(drawn, tolerance), tolerance];
  while (line.length > itemLimits.strokePoints) {
    within *= 2;
    line = withoutNear(line, within);
  }
  return line;
}

/** Douglas and Peucker's way: between two kept points, the farthest from their line is kept if it is far enough. */
function withoutNear(line: readonly Point[], within: number): readonly Point[] {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [start, end] = span;
    const [from, to] = [line[start], line[end]];
    if (!from || !to) continue;
    let farthest = { at: start, distance: within };
    for (let at = start + 1; at < end; at += 1) {
      const point = line[at];
      const distance = point ? distanceTo({ from, to }, point) : 0;
      if (distance > farthest.distance) farthest = { at, distance };
    }
    if (farthest.at === start) continue;
    kept.add(farthest.at);
    open.push([start, farthest.at], [farthest.at, end]);
  }
  return line.filter((_, at) => kept.has(at));
}
