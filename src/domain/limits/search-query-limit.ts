import { refused, type Parsed } from '#domain/parsed/parsed.ts';
import { checkCount, countLimits } from './count-limits.ts';
import { parseText } from './text-limit.ts';
import { textLimits } from './text-limits.ts';

/** At most 2000 characters and 60 words; what lies between blanks is a word. */
export function checkSearchQuery(input: string): Parsed<string> {
  const text = parseText(textLimits.searchQuery, input);
  if (!text.ok) return text;
  const words = checkCount(countLimits.wordsPerSearch, countWords(text.value));
  return words.ok ? text : refused(words.message);
}

export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
