import type { Stretch } from './split-sentences.ts';

const leastWords = 4;
const quotation = /["“”„«»]([^"“”„«»]{1,2000})["“”„«»]/gu;

/** What a sentence gives as somebody's words. Less than four words may be a name or a term. */
export function quotedWords(sentence: string): Stretch[] {
  return [...sentence.matchAll(quotation)].flatMap((match) => {
    const text = match[1] ?? '';
    const start = match.index;
    return text.trim().split(/\s+/u).length < leastWords
      ? []
      : [{ text, start, end: start + match[0].length }];
  });
}

/** The sentence without the marks around words that nobody said like this. */
export function withoutMarks(sentence: string, quotes: readonly Stretch[]): string {
  let text = sentence;
  for (const { start, end, text: inner } of quotes.toSorted((a, b) => b.start - a.start))
    text = text.slice(0, start) + inner + text.slice(end);
  return text;
}
