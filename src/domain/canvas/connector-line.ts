import type { Box } from './arrange.ts';

export type Point = { readonly x: number; readonly y: number };
/** What a line ends at. Without an outline its edge is that of the box. */
export type Ending = Box & { readonly outline?: 'ellipse' | 'diamond' };
export type Line = { readonly from: Point; readonly to: Point };

/** From edge to edge on the way between two middles; null where one covers the other's middle and nothing is between. */
export function connectorLine(from: Ending, to: Ending): Line | null {
  const [start, end] = [middleOf(from), middleOf(to)];
  if (isInside(from, end) || isInside(to, start)) return null;
  return { from: edgeTowards(from, end), to: edgeTowards(to, start) };
}

/** To where the pointer is, while a connector is drawn. */
export function draftLine(from: Ending, at: Point): Line | null {
  return isInside(from, at) ? null : { from: edgeTowards(from, at), to: at };
}

/** How far a point is from a line, at its nearest. */
export function distanceTo({ from, to }: Line, at: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((at.x - from.x) * dx + (at.y - from.y) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(at.x - from.x - share * dx, at.y - from.y - share * dy);
}

const headLength = 12;
const headWidth = 5;

/** The three corners of a head that ends at `to`; none on a line too short to have one. */
export function arrowHead({ from, to }: Line): readonly Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < headLength) return [];
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const base = { x: to.x - ux * headLength, y: to.y - uy * headLength };
  return [
    to,
    { x: base.x - uy * headWidth, y: base.y + ux * headWidth },
    { x: base.x + uy * headWidth, y: base.y - ux * headWidth },
  ];
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function isInside({ x, y, width, height }: Box, at: Point): boolean {
  return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
}

/** Where the way from the middle of a box to a point outside of it crosses its edge. */
function edgeTowards(box: Ending, at: Point): Point {
  const middle = middleOf(box);
  const [dx, dy] = [at.x - middle.x, at.y - middle.y];
  // How many halves of the box it is to the point, across and down.
  const across = dx === 0 ? 0 : Math.abs(dx) / (box.width / 2);
  const down = dy === 0 ? 0 : Math.abs(dy) / (box.height / 2);
  const reach = {
    box: Math.max(across, down),
    ellipse: Math.hypot(across, down),
    diamond: across + down,
  }[box.outline ?? 'box'];
  return { x: middle.x + dx / reach, y: middle.y + dy / reach };
}

/** Where the label of a line is. */
export function middleOfLine({ from, to }: Line): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}
