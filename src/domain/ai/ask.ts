import { countLimits } from '#domain/limits/count-limits.ts';
import { checkSearchQuery } from '#domain/limits/search-query-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { refused, type Parsed } from '#domain/parsed/parsed.ts';
import { cutText } from '#domain/text/cut-text.ts';

/** What is said when nothing that was found is about the question. */
export const nothingAnswers = 'Nothing here answers this';

const longestTitle = 80;

/** A question as it is asked: within the limits of a search, and not only blanks and marks. */
export function parseQuestion(input: string): Parsed<string> {
  const text = checkSearchQuery(input);
  if (!text.ok) return text;
  return /[\p{L}\p{N}]/u.test(text.value) ? text : refused('Enter a question');
}

/** A conversation is called by its first question until somebody renames it. */
export function titleOfQuestion(question: string): string {
  return cutText(question.replaceAll(/\s+/gu, ' '), longestTitle);
}

/** A search takes less than a prompt may say. */
export function searchTextOf(prompt: string): string {
  const words = prompt.trim().split(/\s+/u).slice(0, countLimits.wordsPerSearch.max);
  return words.join(' ').slice(0, textLimits.searchQuery.max);
}
