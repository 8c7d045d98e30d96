import { expect, test } from 'vitest';
import { fitShare, stepShare } from './picture-shape.ts';

test.each([
  [63, 1, 70],
  [63, -1, 60],
  [60, 1, 65],
  [98, 1, 100],
  [12, -1, 10],
] as const)('from %i percent, a step %i: %i', (share, direction, next) => {
  expect(stepShare(share, direction)).toBe(next);
});

test.each([
  [3.4, 10],
  [40.6, 41],
  [180, 100],
])('%d percent is %d', (percent, share) => {
  expect(fitShare(percent)).toBe(share);
});
