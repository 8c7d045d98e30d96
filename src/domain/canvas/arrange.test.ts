import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignBoxes, distributeBoxes, freePlace, gridPlaces, rowPlaces } from './arrange.ts';

const boxes = [
  { id: 'a', x: 0, y: 0, width: 100, height: 50 },
  { id: 'b', x: 300, y: 120, width: 40, height: 10 },
  { id: 'c', x: 120, y: 40, width: 60, height: 30 },
];

describe('aligning', () => {
  test.each([
    ['left', { x: [0, 0, 0] }],
    ['right', { x: [240, 300, 280] }],
    ['center', { x: [120, 150, 140] }],
    ['top', { y: [0, 0, 0] }],
    ['bottom', { y: [80, 120, 100] }],
    ['middle', { y: [40, 60, 50] }],
  ] as const)('to the %s', (alignment, expected) => {
    const places = alignBoxes(boxes, alignment);
    for (const [axis, values] of Object.entries(expected))
      expect(places.map((place) => place[axis as 'x' | 'y'])).toEqual(values);
  });
});

test('distributing gives equal gaps between the outermost two', () => {
  const size = fc.integer({ min: 1, max: 200 });
  const place = fc.integer({ min: -1000, max: 1000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(place, size), { minLength: 3, maxLength: 8 }), (spans) => {
      const row = spans.map(([x, width], at) => ({ id: String(at), x, y: 0, width, height: 1 }));
      const placed = distributeBoxes(row, 'x').map(({ id, x }) => ({
        x,
        width: row[Number(id)]?.width ?? 0,
      }));
      const gaps = placed.slice(1).map(({ x }, at) => x - (placed[at]?.x ?? 0) - (placed[at]?.width ?? 0));
      for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 5);
    }),
    { numRuns: 100 },
  );
});

test('two can’t be distributed', () => {
  expect(distributeBoxes(boxes.slice(0, 2), 'y')).toEqual([]);
});

test('a new box stands where nothing is', () => {
  const size = { width: 100, height: 50 };
  expect(freePlace([], size, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
  expect(freePlace(boxes, size, { x: 0, y: 0 })).toEqual({ x: 0, y: 74 });
});

test('places in a grid do not overlap', () => {
  const places = gridPlaces(7, { x: 10, y: 20 }, { width: 100, height: 50 });
  expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(7);
  expect(places[0]).toEqual({ x: 10, y: 20 });
  expect(places[3]).toEqual({ x: 10, y: 70 });
});

test('rows are as high as the highest in them', () => {
  expect(rowPlaces([100, 300, 100, 50, 10], { x: 10, y: 20 }, { width: 200, gap: 24 })).toEqual([
    { x: 10, y: 20 },
    { x: 210, y: 20 },
    { x: 410, y: 20 },
    { x: 10, y: 344 },
    { x: 210, y: 344 },
  ]);
});
