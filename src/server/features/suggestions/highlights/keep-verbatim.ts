import { highlightRules } from '#domain/ai/suggestions.ts';
import { findQuote } from '#engines/answering/index.ts';
import { overlaps, type Range } from '#engines/suggesting/index.ts';

export type FoundPassage = Range & { readonly text: string; readonly at: number };

/**
 * Of what a model named, the passages that are in the text word for word, with their places in the list and in the text.
 * Left out is what is not there, what runs over paragraphs, what covers most of the text, and what overlaps another.
 */
export function keepVerbatim(
  named: readonly string[],
  text: string,
  taken: readonly Range[],
): FoundPassage[] {
  const kept: FoundPassage[] = [];
  for (const [at, words] of named.entries()) {
    const quote = findQuote(words, text);
    const found = quote && withMarks(quote, text);
    if (!found || !isPassage(found.text, text)) continue;
    if ([...taken, ...kept].some((range) => overlaps(range, found))) continue;
    kept.push({ ...found, at });
  }
  return kept;
}

/** With the marks that end its sentence, as people would select it. */
function withMarks({ start, end }: Range, text: string): Range & { readonly text: string } {
  const marks = /^[.!?…”’"')\]]{0,3}/u.exec(text.slice(end, end + 3))?.[0] ?? '';
  const last = end + marks.length;
  return { start, end: last, text: text.slice(start, last) };
}

function isPassage(passage: string, text: string): boolean {
  const words = passage.match(/\S+/g)?.length ?? 0;
  return (
    words >= highlightRules.fewestWords &&
    passage.length <= highlightRules.mostCharacters &&
    passage.length <= Math.max(text.length * highlightRules.mostShare, shortest) &&
    passage.length < text.trim().length * 0.8 &&
    !passage.includes('\n')
  );
}

/** A sentence may be a large part of a short text. */
const shortest = 160;
