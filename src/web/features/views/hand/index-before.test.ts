import { expect, test } from 'vitest';
import { indexBefore } from './index-before.ts';

test.each([
  [0, 3, 'bcda'],
  [3, 0, 'dabc'],
  [1, 2, 'acbd'],
  [2, 2, 'abcd'],
])('from %i to %i', (from, to, expected) => {
  const order = [0, 1, 2, 3].map((index) => 'abcd'[indexBefore(index, { from, to })]);
  expect(order.join('')).toBe(expected);
});
