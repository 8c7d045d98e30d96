import { expect, test } from 'vitest';
import type { CanvasObject } from '#domain/canvas/canvas-objects.ts';
import type { Connector } from '#domain/canvas/connectors.ts';
import { nodeOf } from './board-node.ts';
import { boardLines, lineAt, nodeAt, pathsOf } from './board-lines.ts';

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`;
const place = (n: number, x: number) => ({ id: id(n), x, y: 0, width: 100, height: 100 });
const box = (n: number, x: number): CanvasObject => ({ type: 'rectangle', ...place(n, x) });
const nodes = [box(1, 0), box(2, 300), box(3, 600)].map(nodeOf);
const connectors: Connector[] = [
  { id: id(8), from: id(1), to: id(2), arrow: 'end' },
  { id: id(9), from: id(2), to: id(3), arrow: 'none' },
];

test('lines follow the objects, and those of an object that is gone are not drawn', () => {
  const lines = boardLines(connectors, nodes);
  expect(pathsOf(lines)).toEqual({ lines: 'M100 50L300 50M400 50L600 50', heads: 'M300 50L288 55L288 45Z' });
  expect(boardLines(connectors, nodes.slice(1))).toHaveLength(1);
});

test('a press near a line finds it', () => {
  const lines = boardLines(connectors, nodes);
  expect(lineAt(lines, { x: 200, y: 54 }, 8)).toBe(id(8));
  expect(lineAt(lines, { x: 500, y: 46 }, 8)).toBe(id(9));
  expect(lineAt(lines, { x: 200, y: 90 }, 8)).toBeNull();
});

test('a connector ends at what is on a group, not at the group', () => {
  const group = nodeOf({ type: 'group', ...place(4, 250), width: 400, title: '', color: '#dbeafe' });
  expect(nodeAt([...nodes, group], { x: 350, y: 50 })?.id).toBe(id(2));
  expect(nodeAt([...nodes, group], { x: 500, y: 50 })?.id).toBe(id(4));
  expect(nodeAt(nodes, { x: 500, y: 50 })).toBeNull();
});
