import { expect, test } from 'vitest';
import { parseTime } from './parse-time.ts';

test.each([
  ['75', 75],
  ['75.4', 75.4],
  ['1:15', 75],
  [' 1:15.25 ', 75.25],
  ['1:01:15', 3675],
  ['0:00', 0],
  ['', undefined],
  ['1:75', undefined],
  ['1:60:00', undefined],
  ['-1', undefined],
  ['1:2:3:4', undefined],
  ['soon', undefined],
])('%s is %s', (text, seconds) => {
  expect(parseTime(text)).toBe(seconds);
});
