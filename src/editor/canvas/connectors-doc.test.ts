import { expect, test } from 'vitest';
import * as Y from 'yjs';
import type { CanvasObject } from '#domain/canvas/canvas-objects.ts';
import { findConnector, type Connector } from '#domain/canvas/connectors.ts';
import { addObjects, canvasText, objectsOf, readObjects, removeObjects } from './canvas-doc.ts';
import {
  addConnectors,
  connectorsOf,
  readConnectors,
  removeConnectors,
  setArrow,
  setLabel,
} from './connectors-doc.ts';

const id = (n: number): string => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`;
const note = (n: number): CanvasObject => ({ type: 'note', id: id(n), x: n, y: 0, refId: id(n) });
const connector = (n: number, from: number, to: number): Connector => ({
  id: id(n),
  from: id(from),
  to: id(to),
  arrow: 'end',
});

function board(): Y.Doc {
  const doc = new Y.Doc();
  addObjects(doc, [note(1), note(2), note(3)], null);
  addConnectors(doc, [connector(11, 1, 2), connector(12, 2, 3)], null);
  return doc;
}

test('connectors are drawn, changed and removed', () => {
  const doc = board();
  setArrow(doc, id(11), 'both', null);
  expect(readConnectors(doc)).toEqual([{ ...connector(11, 1, 2), arrow: 'both' }, connector(12, 2, 3)]);
  expect(findConnector(readConnectors(doc), [id(2), id(1)])?.id).toBe(id(11));
  expect(findConnector(readConnectors(doc), [id(1), id(3)])).toBeUndefined();
  removeConnectors(doc, [id(11)], null);
  expect(readConnectors(doc)).toEqual([connector(12, 2, 3)]);
});

test('one person labels a connector while the other turns its arrow', () => {
  const [one, two] = [board(), new Y.Doc()];
  Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
  setLabel(one, id(11), 'leads to', null);
  setArrow(two, id(11), 'both', null);
  Y.applyUpdate(one, Y.encodeStateAsUpdate(two));
  expect(readConnectors(one)[0]).toEqual({ ...connector(11, 1, 2), arrow: 'both', label: 'leads to' });
  expect(canvasText(one)).toBe('leads to');
  setLabel(one, id(11), '', null);
  expect(readConnectors(one)[0]).toEqual({ ...connector(11, 1, 2), arrow: 'both' });
});

test('an object takes its connectors along, and one undo brings all of it back', () => {
  const doc = board();
  const me = { name: 'me' };
  const undo = new Y.UndoManager([objectsOf(doc), connectorsOf(doc)], { trackedOrigins: new Set([me]) });
  removeObjects(doc, [id(2)], me);
  expect(readConnectors(doc)).toEqual([]);
  undo.undo();
  expect(readObjects(doc)).toHaveLength(3);
  expect(readConnectors(doc)).toHaveLength(2);
});

test('what no board can show is passed over', () => {
  const doc = board();
  const stored = connectorsOf(doc);
  stored.set(id(21), new Y.Map(Object.entries({ from: id(1), to: id(1), arrow: 'end' })));
  stored.set(id(22), new Y.Map(Object.entries({ from: id(1), to: 'elsewhere', arrow: 'end' })));
  stored.set('not an id', new Y.Map(Object.entries({ from: id(1), to: id(2), arrow: 'end' })));
  stored.set(id(23), new Y.Map(Object.entries({ from: id(1), to: id(2), arrow: 'sideways' })));
  expect(readConnectors(doc)).toHaveLength(2);
});
