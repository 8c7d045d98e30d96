import type { Box } from './arrange.ts';

/** A line from object to object along which their edges or middles are, across (`x`) or down (`y`) the board at `at`. */
export type Guide = {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
};
export type Guided = { readonly x: number; readonly y: number; readonly guides: readonly Guide[] };

/** Farther away nobody sees what a line would lead to. */
const farthest = 1200;

/** Where an object that is moved lines up with others, if it is nearly there already. */
export function alignmentGuides(moved: Box, others: readonly Box[], reach: number): Guided {
  const near = others.filter(
    (other) => gapOf(moved, other, 'x') < farthest && gapOf(moved, other, 'y') < farthest,
  );
  const [across, down] = [nearest(moved, near, 'x', reach), nearest(moved, near, 'y', reach)];
  const placed = { ...moved, x: moved.x + (across?.by ?? 0), y: moved.y + (down?.by ?? 0) };
  return {
    x: placed.x,
    y: placed.y,
    guides: [across, down].flatMap((match) => (match ? [guideOf(placed, match)] : [])),
  };
}

type Axis = Guide['axis'];
type Match = { axis: Axis; at: number; by: number; other: Box };

const sides = { x: 'width', y: 'height' } as const;

function nearest(moved: Box, others: readonly Box[], axis: Axis, reach: number): Match | null {
  let best: Match | null = null;
  for (const other of others)
    for (const at of edgesOf(other, axis))
      for (const edge of edgesOf(moved, axis)) {
        const by = at - edge;
        if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by)))
          best = { axis, at, by, other };
      }
  return best;
}

function edgesOf(box: Box, axis: Axis): [number, number, number] {
  const size = box[sides[axis]];
  return [box[axis], box[axis] + size / 2, box[axis] + size];
}

function gapOf(one: Box, other: Box, axis: Axis): number {
  const side = sides[axis];
  return Math.max(one[axis], other[axis]) - Math.min(one[axis] + one[side], other[axis] + other[side]);
}

/** As long as both of them together. */
function guideOf(moved: Box, { axis, at, other }: Match): Guide {
  const along = axis === 'x' ? 'y' : 'x';
  const side = sides[along];
  return {
    axis,
    at,
    from: Math.min(moved[along], other[along]),
    to: Math.max(moved[along] + moved[side], other[along] + other[side]),
  };
}
