import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithin } from './frames.ts';
import { makeRoom } from './make-room.ts';

const box = (id: string, y: number, height = 50) => ({ id, x: 0, y, width: 100, height });

test('what is below a card that grows moves down; what is above stays', () => {
  const boxes = [box('frame', 0, 300), box('above', 20), box('long', 100), box('below', 180)];
  const placed = makeRoom(
    boxes,
    ({ id, height }) => (id === 'long' ? 130 : height),
    ({ id }) => id === 'frame',
  );
  expect(placed.map(({ id, y, height }) => [id, y, height])).toEqual([
    ['frame', 0, 380],
    ['above', 20, 50],
    ['long', 100, 130],
    ['below', 260, 50],
  ]);
});

test('wherever they are, what was below stays below and what was in a frame stays in it', () => {
  const any = fc.record({
    y: fc.integer({ min: -500, max: 500 }),
    height: fc.integer({ min: 1, max: 200 }),
    needed: fc.integer({ min: 1, max: 600 }),
    isFrame: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(any, { minLength: 1, maxLength: 12 }), (drawn) => {
      const boxes = drawn.map((one, at) => ({ ...box(String(at), one.y, one.height), ...one }));
      const placed = makeRoom(
        boxes,
        ({ needed }) => needed,
        ({ isFrame }) => isFrame,
      );
      for (const [n, one] of boxes.entries())
        for (const [m, other] of boxes.entries()) {
          const [now, then] = [placed[n], placed[m]];
          if (!now || !then) throw new Error('A box is lost');
          if (!one.isFrame) expect(now.height).toBe(Math.max(one.height, one.needed));
          if (one.y + one.height <= other.y) expect(now.y + now.height).toBeLessThanOrEqual(then.y);
          if (other.isFrame && isWithin(one, other)) expect(isWithin(now, then)).toBe(true);
        }
    }),
  );
});
