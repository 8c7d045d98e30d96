import { expect, test } from 'vitest';
import { carriedBy, type Carriable } from './carried-by.ts';

const at = (id: string, x: number, more: Partial<Carriable> = {}): Carriable => ({
  id,
  x,
  y: 0,
  width: 50,
  height: 50,
  isFrame: false,
  bundleId: null,
  ...more,
});
const frame = at('frame', 0, { width: 300, height: 300, isFrame: true });

test('a frame takes along what is wholly inside', () => {
  const objects = [frame, at('in', 20), at('half', 280), at('out', 400)];
  expect([...carriedBy(['frame'], objects)]).toEqual([['in', 'frame']]);
});

test('one of a bundle takes the others along, wherever they are', () => {
  const objects = [at('a', 0, { bundleId: 'x' }), at('b', 900, { bundleId: 'x' }), at('c', 60)];
  expect([...carriedBy(['b'], objects)]).toEqual([['a', 'b']]);
  expect(carriedBy(['a', 'b'], objects).size).toBe(0);
});

test('a frame in a bundle brings what is inside of it, once', () => {
  const objects = [
    { ...frame, bundleId: 'x' },
    at('in', 20, { bundleId: 'y' }),
    at('mate', 800, { bundleId: 'y' }),
    at('held', 900, { bundleId: 'x' }),
  ];
  const carried = carriedBy(['held'], objects);
  expect([...carried.keys()].toSorted()).toEqual(['frame', 'in', 'mate']);
  expect(new Set(carried.values())).toEqual(new Set(['held']));
});
