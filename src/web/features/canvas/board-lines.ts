import {
  arrowHead,
  connectorLine,
  distanceTo,
  type Line,
  type Point,
} from '#domain/canvas/connector-line.ts';
import type { ArrowKind, Connector } from '#domain/canvas/connectors.ts';
import { boxOf, type BoardNode } from './board-node.ts';

export type BoardLine = {
  readonly id: string;
  readonly line: Line;
  readonly arrow: ArrowKind;
  readonly label: string;
};

/** Where the connectors run now. One whose object is gone, or under the other, isn't drawn. */
export function boardLines(connectors: readonly Connector[], nodes: readonly BoardNode[]): BoardLine[] {
  if (connectors.length === 0) return [];
  const boxes = new Map(nodes.map((node) => [node.id, boxOf(node)]));
  return connectors.flatMap(({ id, from, to, arrow, label = '' }) => {
    const [start, end] = [boxes.get(from), boxes.get(to)];
    const line = start && end && connectorLine(start, end);
    return line ? [{ id, line, arrow, label }] : [];
  });
}

/** All of them in one path each: a thousand elements would be laid out again at every step of a zoom. */
export function pathsOf(lines: readonly BoardLine[]): { lines: string; heads: string } {
  const heads = lines.flatMap(({ line, arrow }) => {
    const { from, to } = line;
    if (arrow === 'none') return [];
    return arrow === 'both' ? [arrowHead(line), arrowHead({ from: to, to: from })] : [arrowHead(line)];
  });
  return {
    lines: lines.map(({ line: { from, to } }) => `M${at(from)}L${at(to)}`).join(''),
    heads: heads.map(headPath).join(''),
  };
}

/** The connector that somebody pressed on, or nearly. */
export function lineAt(lines: readonly BoardLine[], point: Point, reach: number): string | null {
  let nearest: { id: string; distance: number } | null = null;
  for (const { id, line } of lines) {
    const distance = distanceTo(line, point);
    if (distance <= reach && (nearest === null || distance < nearest.distance)) nearest = { id, distance };
  }
  return nearest?.id ?? null;
}

/** What a connector would end at: things before the groups and rectangles that they are on. */
export function nodeAt(nodes: readonly BoardNode[], { x, y }: Point): BoardNode | null {
  const there = nodes.filter((node) => {
    const box = boxOf(node);
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  });
  return there.toSorted((one, other) => (one.zIndex ?? 0) - (other.zIndex ?? 0)).at(-1) ?? null;
}

function headPath(corners: readonly Point[]): string {
  const [tip, ...rest] = corners;
  return tip ? `M${at(tip)}${rest.map((corner) => `L${at(corner)}`).join('')}Z` : '';
}

function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
