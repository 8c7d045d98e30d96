import { languageWords, type Language } from './languages.data.ts';
import type { Word } from './split-words.ts';

const languages = Object.keys(languageWords) as Language[];
/** word → the languages that have it, as bits in the order of `languages`. */
const owners = new Map<string, number>();
for (const [index, language] of languages.entries())
  for (const word of languageWords[language].split(' '))
    owners.set(word, (owners.get(word) ?? 0) | (1 << index));

const looksAt = 300;
/** Fewer of its small words than this tell nothing. */
const least = 3;

/** By its small words; English where they tell nothing, as in a title. */
export function detectLanguage(words: readonly Pick<Word, 'folded'>[]): Language {
  const seen = new Uint16Array(languages.length);
  for (const { folded } of words.slice(0, looksAt)) {
    const bits = owners.get(folded);
    if (bits === undefined) continue;
    for (let index = 0; index < seen.length; index += 1)
      if (bits & (1 << index)) seen[index] = (seen[index] ?? 0) + 1;
  }
  let best = 0;
  for (let index = 1; index < seen.length; index += 1)
    if ((seen[index] ?? 0) > (seen[best] ?? 0)) best = index;
  return (seen[best] ?? 0) >= least ? (languages[best] ?? 'english') : 'english';
}

/** Without meaning of its own in some language: a result need not have it. */
export function isSmallWord(folded: string): boolean {
  return owners.has(folded);
}
