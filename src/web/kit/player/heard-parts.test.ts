import { expect, test } from 'vitest';
import { heardParts, nextHeard } from './heard-parts.ts';

test('what is highlighted is played in order, once where it overlaps', () => {
  const parts = heardParts([
    { from: 30, to: 40 },
    { from: 5, to: 9 },
    { from: 8, to: 12 },
    { from: 9, to: 10 },
  ]);
  expect(parts).toEqual([
    { from: 5, to: 12 },
    { from: 30, to: 40 },
  ]);
  const at = (time: number) => nextHeard(parts, time);
  expect([at(0), at(7), at(12), at(20), at(39), at(40), at(90)]).toEqual([5, 7, 30, 30, 39, null, null]);
  expect(nextHeard([], 3)).toBeNull();
});
