import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { canvasObjectCodec } from './canvas-objects.ts';

const id = '0190a1b2-0000-7000-8000-000000000001';
const at = { id, x: 1, y: 2 };
const box = { ...at, width: 10, height: 20 };
const stroke = { type: 'stroke', ...box, color: '#aabbcc', strokeWidth: 4 };

test('each type reads', () => {
  const objects = [
    { type: 'rectangle', ...box, color: '#aabbcc' },
    { type: 'rectangle', ...box, locked: true },
    { type: 'ellipse', ...box, text: 'Why?', bundleId: id },
    { type: 'diamond', ...box, text: '', color: '#aabbcc' },
    { ...stroke, points: [0, 0, 10_000, 10_000] },
    { type: 'text', ...box, text: 'Hello', textFormat: 'H1' },
    { type: 'group', ...box, title: 'Ideas', color: '#ffffff' },
    { type: 'reel', ...at, refId: id },
    { type: 'insight', ...at, refId: id },
    { type: 'note', ...at, refId: id },
    { type: 'highlight', ...box, refId: id },
  ];
  expect(objects.map((object) => decode(canvasObjectCodec, object))).toEqual(objects);
});

test('a short colour becomes a long one', () => {
  expect(decode(canvasObjectCodec, { type: 'group', ...box, title: '', color: 'ABC' })).toMatchObject({
    color: '#aabbcc',
  });
});

test.each([
  { type: 'circle', ...box },
  { type: 'rectangle', ...at },
  { type: 'rectangle', ...box, width: -1 },
  { type: 'rectangle', ...box, x: Infinity },
  { type: 'rectangle', ...box, x: 1e7 + 1 },
  { type: 'ellipse', ...box, text: 'a'.repeat(10300) },
  { type: 'diamond', ...box, bundleId: 'x' },
  { ...stroke },
  { ...stroke, points: [0, 0] },
  { ...stroke, points: [0, 0, 1] },
  { ...stroke, points: [0, 0, 1, 10_001] },
  { ...stroke, points: [0, 0, 1, 0.5] },
  { ...stroke, points: '0 0 1 1' },
  { ...stroke, points: Array.from({ length: 1002 }, () => 1) },
  { ...stroke, points: [0, 0, 1, 1], strokeWidth: 3 },
  { ...stroke, points: [0, 0, 1, 1], color: 'url(x)' },
  { type: 'text', ...box, text: 'a', textFormat: 'H4' },
  { type: 'text', ...box, text: 'a'.repeat(10300), textFormat: 'H1' },
  { type: 'group', ...box, title: 'a', color: 'red' },
  { type: 'group', ...box, title: 'a'.repeat(201), color: '#fff' },
  { type: 'note', ...at },
  { type: 'note', ...at, refId: 'x' },
])('refuses %#', (object) => {
  expect(isOf(canvasObjectCodec, object)).toBe(false);
});

test('coordinates survive', () => {
  const coordinate = fc.double({ noNaN: true, min: -1e7, max: 1e7 });
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      const object = { type: 'note', id, x, y, refId: id };
      expect(decode(canvasObjectCodec, object)).toEqual(object);
    }),
    { numRuns: 100 },
  );
});
