import { describe, expect, test } from 'vitest';
import { spokenLimits, spokenPieces, textOfPiece } from './spoken-text.ts';

const shown = (text: string, isDoubted = false) => ({ text, isDoubted });
const said = (...texts: string[]) =>
  spokenPieces(
    texts.map((text) => shown(text)),
    null,
  ).map(textOfPiece);

describe('a text that is read aloud', () => {
  test.each([
    ['**Exports** are `slow`.', 'Exports are slow.'],
    ['See [the note](https://hark.test/data/1) for more.', 'See the note for more.'],
    ['Call ███ at ██████.', 'Call redacted at redacted.'],
    ['snake_case and 3 * 4 stay.', 'snake_case and 3 * 4 stay.'],
  ])('%s', (text, spoken) => expect(said(text)).toEqual([spoken]));

  test('sentences keep their places, and what the reader can’t see is left out', () => {
    const pieces = spokenPieces([shown('One.'), shown(''), shown('Two.', true)], 'Nothing here answers this');
    expect(pieces).toEqual([
      [
        { text: 'Nothing here answers this', place: null },
        { text: 'One.', place: 0 },
        { text: 'Two. No evidence found.', place: 2 },
      ],
    ]);
  });

  test('begins with a short piece, and no piece is longer than a service takes', () => {
    const texts = Array.from({ length: 60 }, (_, n) => `Sentence ${n} says something about the export.`);
    const pieces = said(...texts);
    expect(pieces[0]?.length).toBeLessThanOrEqual(spokenLimits.firstPiece);
    expect(pieces.length).toBe(3);
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(spokenLimits.piece);
    expect(pieces.join('\n')).toBe(texts.join('\n'));
  });

  test('a sentence without end is cut between words, and a text without end is cut off', () => {
    const words = 'word '.repeat(1000).trim();
    const pieces = said(words);
    expect(pieces.join(' ')).toBe(words);
    for (const piece of [...pieces, ...said('😀'.repeat(2000))]) {
      expect(piece.length).toBeLessThanOrEqual(spokenLimits.piece);
      expect(piece.isWellFormed()).toBe(true);
    }
    expect(said('word '.repeat(20_000))).toHaveLength(spokenLimits.pieces);
  });

  test('nothing to say has no pieces', () => expect(said('', ' ')).toEqual([]));
});
