import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOf } from '#domain/codec/codec.ts';
import { parseShareToken, shareTokenAlphabet, shareTokenCodec, shareTokenFrom } from './share-token.ts';

describe('share token', () => {
  test('is exactly 12 letters or digits', () => {
    expect(parseShareToken('aZ09aZ09aZ09')).toEqual({ ok: true, value: 'aZ09aZ09aZ09' });
    expect(isOf(shareTokenCodec, 'aZ09aZ09aZ09')).toBe(true);
  });

  test.each(['', 'aZ09aZ09aZ0', 'aZ09aZ09aZ09a', 'aZ09aZ09aZ0-', 'aZ09aZ09aZ0é', 'aZ09aZ09aZ09\n'])(
    'refuses %j',
    (text) => expect(parseShareToken(text)).toEqual({ ok: false, message: 'This link is not valid' }),
  );

  test('is made of random bytes, without bias', () => {
    expect(new Set(shareTokenAlphabet).size).toBe(62);
    expect(shareTokenFrom([255, 248, ...Array.from({ length: 12 }, () => 0)])).toBe('AAAAAAAAAAAA');
    expect(() => shareTokenFrom(Array.from({ length: 11 }, () => 0))).toThrow(RangeError);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), (bytes) => {
        fc.pre(bytes.filter((byte) => byte < 248).length >= 12);
        expect(parseShareToken(shareTokenFrom(bytes)).ok).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
