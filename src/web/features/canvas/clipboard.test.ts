import { expect, it } from 'vitest';
import type { CanvasObject } from '#domain/canvas/canvas-objects.ts';
import type { Connector } from '#domain/canvas/connectors.ts';
import { nodeOf } from './board-node.ts';
import { copyObjects, pasteObjects } from './clipboard.ts';

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`;
const note = (n: number): CanvasObject => ({ type: 'note', id: id(n), x: 10, y: 20, refId: id(n) });
const connector = (n: number, from: number, to: number): Connector => ({
  id: id(n),
  from: id(from),
  to: id(to),
  arrow: 'both',
});

it('pastes copies of their own beside the originals', () => {
  const { objects } = pasteObjects(copyObjects([nodeOf(note(1))], []), { x: 24, y: 24 });
  expect(objects).toMatchObject([{ type: 'note', x: 34, y: 44, refId: id(1) }]);
  expect(objects[0]?.id).not.toBe(id(1));
});

it('takes along the connectors between what is copied, and no other', () => {
  const nodes = [nodeOf(note(1)), nodeOf(note(2))];
  const text = copyObjects(nodes, [connector(8, 1, 2), connector(9, 2, 3)]);
  const { objects, connectors } = pasteObjects(text, { x: 24, y: 24 });
  expect(connectors).toMatchObject([{ from: objects[0]?.id, to: objects[1]?.id, arrow: 'both' }]);
  expect(connectors[0]?.id).not.toBe(id(8));
});

it('keeps labels, and groups the copies among themselves', () => {
  const nodes = [1, 2].map((n) => nodeOf({ ...note(n), bundleId: id(7) }));
  const text = copyObjects(nodes, [{ ...connector(8, 1, 2), label: 'leads to' }]);
  const { objects, connectors } = pasteObjects(text, { x: 24, y: 24 });
  expect(connectors[0]?.label).toBe('leads to');
  expect(objects[0]?.bundleId).toBe(objects[1]?.bundleId);
  expect(objects[0]?.bundleId).not.toBe(id(7));
});

it.each(['', 'plain words', '{"format":"hark-canvas","objects":[{"type":"circle"}]}', '[]'])(
  'takes nothing from %j',
  (text) => {
    expect(pasteObjects(text, { x: 0, y: 0 })).toEqual({ objects: [], connectors: [] });
  },
);
