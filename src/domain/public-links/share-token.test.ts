import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareTokenAlphabet, shareTokenFrom } from './share-token.ts';

describe('share token', () => {
  test('is made of random bytes, without bias', () => {
    expect(new Set(shareTokenAlphabet).size).toBe(62);
    expect(shareTokenFrom([255, 248, ...Array.from({ length: 12 }, () => 0)])).toBe('AAAAAAAAAAAA');
    expect(() => shareTokenFrom(Array.from({ length: 11 }, () => 0))).toThrow(RangeError);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), (bytes) => {
        fc.pre(bytes.filter((byte) => byte < 248).length >= 12);
        expect(shareTokenFrom(bytes)).toMatch(/^[A-Za-z0-9]{12}$/);
      }),
      { numRuns: 100 },
    );
  });
});
