import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namesMatch } from './match-names.ts';
import { namePartsOf } from './name-parts.ts';
import { nameScore, scoredNameLength } from './name-score.ts';

describe('name matching', () => {
  test.each([
    ['Ada Lovelace', 'ada lovelace'],
    ['Ada Lovelace', 'A. Lovelace'],
    ['A Lovelace', 'Ada Lovelace'],
    ['Ada L.', 'Ada Lovelace'],
    ['Ada King Lovelace', 'Ada Lovelace'],
    ['José Muñoz', 'Jose Munoz'],
    ['Sean O’Brien', "Sean O'Brien"],
    ['A. Lovelace', 'A. Lovelace'],
    ['Ada', 'ada'],
    ['王 小明', '王 小明'],
  ])('%s is %s', (left, right) => {
    expect(namesMatch(left, right)).toBe(true);
  });

  test.each([
    ['A. L.', 'Ada Lovelace'],
    ['A. L.', 'A. L.'],
    ['Ada Lovelace', 'B. Lovelace'],
    ['Ada Lovelace', 'Ada B.'],
    ['Ada Lovelace', 'Adam Lovelace'],
    ['A. Lovelace', 'Ada Love'],
    ['A. Lovelace', 'Ada L.'],
    ['Ada', 'Ada Lovelace'],
    ['A', 'A'],
    ['', ''],
    ['!!', '!!'],
  ])('%s is not %s', (left, right) => {
    expect(namesMatch(left, right)).toBe(false);
  });

  test('makes no difference who is asked first', () => {
    const name = fc.constantFrom('Ada Lovelace', 'A. Lovelace', 'Ada L', 'A L', 'Ada', 'Bo Lovelace', '');
    fc.assert(fc.property(name, name, (a, b) => namesMatch(a, b) === namesMatch(b, a)));
    expect(namePartsOf('  Dr. Ada  King-Noel ')).toEqual({ first: 'dr', last: 'noel' });
    expect(namePartsOf(' ')).toBeUndefined();
  });
});

describe('name score', () => {
  test.each([
    ['Ada Lovelace', 'ADA LOVELACE', 1],
    ['Ada', 'Ida', 2 / 3],
    ['abcd', 'wxyz', 0],
    ['abcd', 'abc', 0.75],
    ['', '', 0],
    ['', 'Ada', 0],
  ])('%j and %j', (left, right, score) => {
    expect(nameScore(left, right)).toBeCloseTo(score, 10);
  });

  test('uses the first 50 characters', () => {
    expect(scoredNameLength).toBe(50);
    expect(nameScore(`${'a'.repeat(50)}b`, `${'a'.repeat(50)}c`)).toBe(1);
    expect(nameScore(`${'a'.repeat(49)}b`, `${'a'.repeat(49)}c`)).toBeCloseTo(49 / 50, 10);
  });

  test('lies between 0 and 1 and is the same both ways', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(nameScore(a, b)).toBe(nameScore(b, a));
        expect(nameScore(a, b)).toBeGreaterThanOrEqual(0);
        expect(nameScore(a, b)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
