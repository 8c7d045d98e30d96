import { detectLanguage } from './detect-language.ts';
import { splitWords, type Word } from './split-words.ts';
import { stemWord } from './stem-word.ts';

/** A text as the index reads it: its words, and the term of each. */
export type TextWords = { readonly words: readonly Word[]; readonly terms: readonly string[] };

export function readWords(text: string): TextWords {
  const words = splitWords(text);
  const language = detectLanguage(words);
  return { words, terms: words.map((word) => stemWord(word, language)) };
}
