import { expect, it } from 'vitest';
import { insideLasso } from './inside-lasso.ts';

const box = (id: string, x: number, y: number) => ({ id, x: x - 10, y: y - 10, width: 20, height: 20 });
/** A horseshoe that is open below. */
const line = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 70, y: 100 },
  { x: 70, y: 30 },
  { x: 30, y: 30 },
  { x: 30, y: 100 },
  { x: 0, y: 100 },
];

it('takes what has its middle inside, and not what lies in a bay', () => {
  const boxes = [box('top', 50, 15), box('leg', 85, 80), box('bay', 50, 80), box('beside', 150, 50)];
  expect(insideLasso(line, boxes)).toEqual(['top', 'leg']);
});

it('takes what is only partly inside if its middle is', () => {
  expect(insideLasso(line, [box('edge', 99, 5), box('over', 101, 5)])).toEqual(['edge']);
});

it('takes nothing with a press', () => {
  expect(insideLasso([{ x: 5, y: 5 }], [box('under', 5, 5)])).toEqual([]);
});
