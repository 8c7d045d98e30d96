import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it.each(['', 'abc', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(63), 'a'.repeat(64), 'a'.repeat(200)])(
  'agrees with node:crypto for %j',
  (text) => {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  },
);

it('agrees for 500 salted numbers', () => {
  for (let n = 0; n < 500; n += 1) {
    const text = `salt?expires=1790000000&${n * 7919}`;
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
