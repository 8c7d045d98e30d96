import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, nearWords } from './near-words.ts';
import { toWordList } from './word-list.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });

/** By the definition: add, drop, change a letter, or swap two neighbours. */
function naiveDistance(left: string, right: string): number {
  if (left === '' || right === '') return left.length + right.length;
  const same = left.at(-1) === right.at(-1) ? 0 : 1;
  const [l, r] = [left.slice(0, -1), right.slice(0, -1)];
  const isSwapped =
    left.length > 1 && right.length > 1 && left.at(-1) === right.at(-2) && left.at(-2) === right.at(-1);
  return Math.min(
    naiveDistance(l, right) + 1,
    naiveDistance(left, r) + 1,
    naiveDistance(l, r) + same,
    ...(isSwapped ? [naiveDistance(left.slice(0, -2), right.slice(0, -2)) + 1] : []),
  );
}

test('the distance is that of the definition, up to the limit', () => {
  fc.assert(
    fc.property(
      letters.filter((one) => one.length < 6),
      letters.filter((one) => one.length < 6),
      fc.integer({ min: 1, max: 2 }),
      (left, right, limit) => {
        expect(editDistance(left, right, limit)).toBe(Math.min(naiveDistance(left, right), limit + 1));
      },
    ),
  );
});

test('exactly the words within reach are found, the nearest and commonest first', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        letters.filter((one) => one !== ''),
        { maxLength: 8 },
      ),
      letters,
      (known, typed) => {
        const list = toWordList(new Map(known.map((word, at) => [word, { items: at + 1, lastRow: 0 }])));
        const limit = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
        const expected = known
          .map((word, at) => ({ word, distance: editDistance(typed, word, limit), items: at + 1 }))
          .filter(({ word, distance }) => limit > 0 && word !== typed && distance <= limit)
          .sort((a, b) => a.distance - b.distance || b.items - a.items);
        expect(nearWords([list], typed)).toEqual(expected);
      },
    ),
  );
});

test('numbers and short words are never guessed at', () => {
  const list = toWordList(new Map([['cart', { items: 1, lastRow: 0 }]]));
  expect(nearWords([list], 'car')).toEqual([]);
  expect(nearWords([list], 'car7')).toEqual([]);
  expect(nearWords([list], 'crat').map(({ word }) => word)).toEqual(['cart']);
});
