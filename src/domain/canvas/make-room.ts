import type { Box } from './arrange.ts';

/**
 * Places for boxes of which some need more height. Everything below a box that grows moves down with its lower edge, and
 * `around` boxes (frames, shapes, strokes) stretch, so that nothing gets onto something else or out of what it was in.
 */
export function makeRoom<T extends Box>(
  boxes: readonly T[],
  neededHeight: (box: T) => number,
  isAround: (box: T) => boolean,
): T[] {
  const bottomOf = ({ y, height }: Box) => y + height;
  const ending = Map.groupBy(boxes, bottomOf);
  const lines = [...new Set(boxes.flatMap((box) => [box.y, bottomOf(box)]))].toSorted((a, b) => a - b);
  const moved = new Map<number, number>();
  let last: number | undefined;
  for (const line of lines) {
    const above = last === undefined ? line : (moved.get(last) ?? last) + line - last;
    const needed = (ending.get(line) ?? []).map((box) => {
      const height = isAround(box) ? box.height : Math.max(box.height, neededHeight(box));
      // A box without height begins at the line it ends at.
      return (box.y === line ? above : (moved.get(box.y) ?? box.y)) + height;
    });
    moved.set(line, Math.max(above, ...needed));
    last = line;
  }
  return boxes.map((box) => {
    const y = moved.get(box.y) ?? box.y;
    const bottom = moved.get(bottomOf(box)) ?? bottomOf(box);
    const height = isAround(box) ? bottom - y : Math.max(box.height, neededHeight(box));
    return { ...box, y, height };
  });
}
