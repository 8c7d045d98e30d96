import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1500, '1.5 kB'],
  [1549, '1.5 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1 MB'],
  [2_000_000, '2 MB'],
  [10_000_000_000, '10 GB'],
  [1e12, '1 TB'],
  [1e15, '1 PB'],
  [1e18, '1000 PB'],
  [-5, '0 B'],
])('%d bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
