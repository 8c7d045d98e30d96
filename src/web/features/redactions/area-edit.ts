import { leastAreaShare, type RedactionArea } from '#domain/media/redaction-area.ts';

export type AreaPoint = { readonly x: number; readonly y: number };

/** Where an area begins before somebody draws it. */
export const middleArea: RedactionArea = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

/** As far as the picture goes. */
export function moveArea({ width, height, ...at }: RedactionArea, by: AreaPoint): RedactionArea {
  return {
    x: tidy(within(at.x + by.x, 0, 1 - width)),
    y: tidy(within(at.y + by.y, 0, 1 - height)),
    width,
    height,
  };
}

/** Its lower right corner moves, as far as the picture goes. */
export function resizeArea({ x, y, ...size }: RedactionArea, by: AreaPoint): RedactionArea {
  return {
    x,
    y,
    width: tidy(within(size.width + by.x, leastAreaShare, 1 - x)),
    height: tidy(within(size.height + by.y, leastAreaShare, 1 - y)),
  };
}

/** Drawn from one corner to the other; null while it is too small to hide anything. */
export function areaBetween(one: AreaPoint, other: AreaPoint): RedactionArea | null {
  const [left, right] = [one.x, other.x].map((share) => within(share, 0, 1)).toSorted((a, b) => a - b);
  const [top, bottom] = [one.y, other.y].map((share) => within(share, 0, 1)).toSorted((a, b) => a - b);
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return null;
  if (right - left < leastAreaShare || bottom - top < leastAreaShare) return null;
  return { x: tidy(left), y: tidy(top), width: tidy(right - left), height: tidy(bottom - top) };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

/** To a tenth of a percent, as the fields show it. */
function tidy(share: number): number {
  return Math.round(share * 1000) / 1000;
}
