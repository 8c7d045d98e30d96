import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phraseBonus } from './phrase-bonus.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { planQuery } from './plan-query.ts';
import { fold } from './split-words.ts';
import { readWords } from './text-words.ts';

const word = fc.constantFrom('w1', 'w2', 'w3', 'w4');
const words = fc.array(word, { maxLength: 10 });

/** The database writes the beginning and end of a word as \m and \M. */
function holds(phrase: string, text: string): boolean {
  const pattern = phrasePattern(phrase).replaceAll(/\\[mM]/g, String.raw`\b`);
  return new RegExp(pattern).test(fold(text));
}

test('a phrase is found where its words stand side by side, and only whole', () => {
  fc.assert(
    fc.property(words, fc.array(word, { minLength: 1, maxLength: 3 }), (text, phrase) => {
      const stands = text.some((_, at) => phrase.every((one, step) => text[at + step] === one));
      expect(holds(phrase.join(' '), text.join(' '))).toBe(stands);
    }),
  );
  expect(holds('art', 'a cart')).toBe(false);
  expect(holds('Café menu', 'The cafe  menu was long')).toBe(true);
  expect(holds('costs (all)', 'what it costs (all) in all')).toBe(true);
});

test('the bonus grows with each pair of neighbours that are neighbours in the text', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 4 }), words, words, (asked, title, body) => {
      const plan = planQuery(
        { text: '', exact: false, words: asked, phrases: [], excluded: [], prefix: null },
        new Set(['english']),
        [],
      );
      const pairsIn = (text: readonly string[]): number =>
        asked
          .slice(1)
          .filter((one, at) => text.some((other, place) => other === one && text[place - 1] === asked[at]))
          .length;
      const pairs = asked.length - 1;
      const expected = 1 + (0.2 * pairsIn(body)) / pairs + (0.2 * pairsIn(title)) / pairs;
      expect(phraseBonus(plan, readWords(title.join(' ')), readWords(body.join(' ')))).toBeCloseTo(
        expected,
        9,
      );
    }),
  );
});
