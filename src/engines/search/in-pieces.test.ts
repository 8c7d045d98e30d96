import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPieces } from './in-pieces.ts';
import { splitWords } from './split-words.ts';

test('pieces of a long text have its words, no more and no others', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-zé]{1,12}$/), { minLength: 20_000, maxLength: 30_000 }),
      (words) => {
        const text = words.join(' ');
        const read = [...inPieces(text)].flatMap((piece) => splitWords(piece).map(({ folded }) => folded));
        expect(read).toEqual(splitWords(text).map(({ folded }) => folded));
      },
    ),
    { numRuns: 5 },
  );
});

test('a text without blanks is cut all the same', () => {
  const pieces = [...inPieces('x'.repeat(250_000))];
  expect(pieces.map(({ length }) => length)).toEqual([100_000, 100_000, 50_000]);
});
