import type { Box } from './arrange.ts';
import type { Point } from './connector-line.ts';

/** The objects whose middle is inside of a line that somebody drew around them. Its ends are joined. */
export function insideLasso(line: readonly Point[], boxes: readonly Box[]): string[] {
  if (line.length < 3) return [];
  return boxes
    .filter(({ x, y, width, height }) => isInside(line, { x: x + width / 2, y: y + height / 2 }))
    .map(({ id }) => id);
}

/** A ray to the right leaves it once more than it enters it. */
function isInside(line: readonly Point[], at: Point): boolean {
  let inside = false;
  let from = line.at(-1);
  for (const to of line) {
    if (from && from.y > at.y !== to.y > at.y) {
      const crossing = from.x + ((at.y - from.y) / (to.y - from.y)) * (to.x - from.x);
      if (crossing > at.x) inside = !inside;
    }
    from = to;
  }
  return inside;
}
