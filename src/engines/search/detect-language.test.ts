import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { splitWords } from './split-words.ts';

const texts = {
  english: 'She said that the search did not find what she was looking for and that it was too slow',
  german: 'Sie sagte, dass die Suche nicht gefunden hat, was sie wollte, und dass es zu lange dauert',
  french: 'Elle a dit que la recherche ne trouvait pas ce qu’elle voulait et que c’était trop lent pour elle',
  spanish: 'Ella dijo que la búsqueda no encontraba lo que quería y que era muy lenta para ella',
  dutch: 'Zij zei dat het zoeken niet vond wat ze wilde en dat het te lang duurde voor haar',
  swedish: 'Hon sade att sökningen inte hittade vad hon ville ha och att det var för långsamt',
} as const;

describe('the language of a text', () => {
  test.each(Object.entries(texts))('%s is known by its small words', (language, text) => {
    expect(detectLanguage(splitWords(text))).toBe(language);
  });

  test('does not depend on the order of the words', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(texts)),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (language, random) => {
          const words = splitWords(texts[language as keyof typeof texts]);
          const shuffled = words
            .map((one) => ({ one, at: random.next().value ?? 0 }))
            .sort((a, b) => a.at - b.at)
            .map(({ one }) => one);
          expect(detectLanguage(shuffled)).toBe(detectLanguage(words));
        },
      ),
    );
  });

  test('is English where there is too little to tell', () => {
    expect(detectLanguage([])).toBe('english');
    expect(detectLanguage(splitWords('Onboarding Studie 2026'))).toBe('english');
  });
});
