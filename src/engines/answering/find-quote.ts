import { foldText } from './fold-text.ts';
import type { Stretch } from './split-sentences.ts';

/**
 * The position of words in a text, as a stretch of the text itself. An ellipsis in the quote leaves something out; what is
 * left must follow in order.
 */
export function findQuote(quote: string, source: string): Stretch | undefined {
  const parts = foldText(quote)
    .text.split('...')
    .map(trimMarks)
    .filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  const folded = foldText(source);
  let [first, end] = [-1, 0];
  for (const part of parts) {
    const at = findWhole(folded.text, part, end);
    if (at < 0) return undefined;
    if (first < 0) first = at;
    end = at + part.length;
  }
  const start = folded.places[first] ?? 0;
  const stop = folded.places[end] ?? source.length;
  const text = source.slice(start, stop).trimEnd();
  return { text, start, end: start + text.length };
}

/** A quote neither begins nor ends in the middle of a word: "not able" is not said by "not ables". */
function findWhole(text: string, part: string, from: number): number {
  for (let at = text.indexOf(part, from); at >= 0; at = text.indexOf(part, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + part.length] ?? ' ';
    if (!isLetter(before) && !isLetter(after)) return at;
  }
  return -1;
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

/** Marks at the ends belong to the sentence that quotes. */
function trimMarks(part: string): string {
  return part.replace(/^[\s"'.,;:!?()[\]-]+/u, '').replace(/[\s"'.,;:!?()[\]-]+$/u, '');
}
