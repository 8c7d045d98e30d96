import { expect, test } from 'vitest';
import * as Y from 'yjs';
import type { CanvasObject } from '#domain/canvas/canvas-objects.ts';
import {
  addObjects,
  canvasText,
  changeObjects,
  objectsOf,
  readObjects,
  removeObjects,
} from './canvas-doc.ts';

const id = (n: number): string => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`;
const note = (n: number): CanvasObject => ({ type: 'note', id: id(n), x: n, y: 0, refId: id(n) });
const text = (n: number, words: string): CanvasObject => ({
  type: 'text',
  id: id(n),
  x: 0,
  y: 0,
  width: 200,
  height: 40,
  text: words,
  textFormat: 'H1',
});

test('objects are put, changed and taken away', () => {
  const doc = new Y.Doc();
  addObjects(doc, [note(1), text(2, 'Why people pause')], null);
  changeObjects(
    doc,
    [
      { id: id(1), x: 40 },
      { id: id(9), x: 1 },
    ],
    null,
  );
  expect(readObjects(doc)).toEqual([{ ...note(1), x: 40 }, text(2, 'Why people pause')]);
  expect(canvasText(doc)).toBe('Why people pause');
  removeObjects(doc, [id(1)], null);
  expect(readObjects(doc)).toEqual([text(2, 'Why people pause')]);
});

test('two people change one object at once and both changes stay', () => {
  const [one, two] = [new Y.Doc(), new Y.Doc()];
  addObjects(one, [text(1, 'Before')], null);
  Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
  changeObjects(one, [{ id: id(1), x: 500 }], null);
  changeObjects(two, [{ id: id(1), text: 'After' }], null);
  Y.applyUpdate(one, Y.encodeStateAsUpdate(two));
  Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
  expect(readObjects(one)).toEqual([{ ...text(1, 'After'), x: 500 }]);
  expect(readObjects(two)).toEqual(readObjects(one));
});

test('two people group different objects at once and both groups stay', () => {
  const [one, two] = [new Y.Doc(), new Y.Doc()];
  addObjects(one, [note(1), note(2), note(3)], null);
  Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
  changeObjects(one, [{ id: id(1), bundleId: id(8) }], null);
  changeObjects(two, [{ id: id(2), bundleId: id(9) }], null);
  Y.applyUpdate(one, Y.encodeStateAsUpdate(two));
  expect(readObjects(one)).toEqual([
    { ...note(1), bundleId: id(8) },
    { ...note(2), bundleId: id(9) },
    note(3),
  ]);
  changeObjects(one, [{ id: id(1), bundleId: null }], null);
  expect(readObjects(one)[0]).toEqual(note(1));
});

test('what is no object of a board is not shown', () => {
  const doc = new Y.Doc();
  objectsOf(doc).set(id(1), new Y.Map(Object.entries({ type: 'note', x: 'javascript:1', y: 0 })));
  objectsOf(doc).set('constructor', new Y.Map(Object.entries({ type: 'rectangle' })));
  doc.getMap('objects').set(id(2), 'not a map');
  expect(readObjects(doc)).toEqual([]);
});

test('a full board takes no more', () => {
  const doc = new Y.Doc();
  expect(
    addObjects(
      doc,
      Array.from({ length: 5002 }, (_, n) => note(n)),
      null,
    ),
  ).toBe(5000);
  expect(addObjects(doc, [note(6000)], null)).toBe(0);
});
