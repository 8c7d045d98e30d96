import type { Box } from './arrange.ts';

export type Point = { readonly x: number; readonly y: number };
export type Line = { readonly from: Point; readonly to: Point };

/** From edge to edge on the way between two middles; null where one covers the other's middle and nothing is between. */
export function connectorLine(from: Box, to: Box): Line | null {
  const [start, end] = [middleOf(from), middleOf(to)];
  if (isInside(from, end) || isInside(to, start)) return null;
  return { from: edgeTowards(from, end), to: edgeTowards(to, start) };
}

/** To where the pointer is, while a connector is drawn. */
export function draftLine(from: Box, at: Point): Line | null {
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
function edgeTowards(box: Box, at: Point): Point {
  const middle = middleOf(box);
  const [dx, dy] = [at.x - middle.x, at.y - middle.y];
  const share = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
  );
  return { x: middle.x + dx * share, y: middle.y + dy * share };
}
