import type { Correction } from '#engines/search/correct-words.ts';
import { hitWords, type HitText } from '#server/platform/search/read-hits.ts';
import { fold, splitWords } from '#engines/search/split-words.ts';
import { eachOfTerms } from '#engines/search/text-words.ts';

/**
 * The query with its unknown words put right. Only with words that are in results which the viewer gets:
 * a word that only others may read must not be told by a suggestion.
 */
export function suggestQuery(
  query: string,
  corrections: readonly Correction[],
  hits: readonly HitText[],
): string | null {
  let suggested = query;
  for (const correction of corrections) {
    const word = wordInHits(correction, hits);
    if (word === undefined) continue;
    suggested = replaceWord(suggested, correction.from, word);
  }
  return suggested === query ? null : suggested;
}

function wordInHits({ to, terms }: Correction, hits: readonly HitText[]): string | undefined {
  const wanted = new Set(terms);
  let other: string | undefined;
  for (const hit of hits) {
    for (const text of Object.values(hitWords(hit))) {
      const same = text.words.find(({ folded }) => folded === to);
      if (same) return same.lower;
      eachOfTerms(text, wanted, (place) => (other ??= text.words[place]?.lower));
    }
  }
  return other;
}

function replaceWord(query: string, from: string, to: string): string {
  const found = splitWords(query).find(({ folded }) => folded === fold(from));
  return found ? query.slice(0, found.start) + to + query.slice(found.end) : query;
}
