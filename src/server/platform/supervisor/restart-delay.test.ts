import { expect, test } from 'vitest';
import { restartDelay } from './restart-delay.ts';

test.each([
  [[90_000], 500],
  [[2000], 500],
  [[2000, 2000], 1000],
  [[2000, 2000, 2000], 2000],
  [[90_000, 2000], 1000],
  [[2000, 2000, 90_000], 500],
  [Array<number>(40).fill(10), 30_000],
])('after lives of %j the next start waits %i ms', (lives, delay) => {
  expect(restartDelay(lives)).toBe(delay);
});
