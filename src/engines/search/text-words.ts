import { detectLanguage } from './detect-language.ts';
import type { Language } from './languages.data.ts';
import { splitWords, type Word } from './split-words.ts';
import { stemWord } from './stem-word.ts';

/** A text as the index reads it. */
export type TextWords = { readonly words: readonly Word[]; readonly language: Language };

export function readWords(text: string): TextWords {
  const words = splitWords(text);
  return { words, language: detectLanguage(words) };
}

/**
 * Calls back for each word of the text whose term is one of these. Endings alone make a term of a word, so a word
 * that begins with another letter is not even looked at: stemming whole texts takes longer than the search.
 */
export function eachOfTerms(
  { words, language }: TextWords,
  terms: ReadonlySet<string>,
  visit: (place: number, term: string) => void,
): void {
  const letters = new Set([...terms].map((term) => term.charCodeAt(0)));
  for (const [place, word] of words.entries()) {
    if (!letters.has(word.folded.charCodeAt(0))) continue;
    const term = stemWord(word, language);
    if (terms.has(term)) visit(place, term);
  }
}
