import { isWholeTitle, phraseBonus } from '#engines/search/phrase-bonus.ts';
import { hitWords, type HitText } from '#server/platform/search/read-hits.ts';
import type { SearchFound } from '#server/platform/search/run-search.ts';

/** Seqs in order, the first of them by their score and by how close their words stand. */
export function orderByPhrase(
  { best, plan }: SearchFound,
  texts: ReadonlyMap<number, HitText>,
  most: number,
): number[] {
  const scored = best.slice(0, most).map(({ seq, key }) => {
    const text = texts.get(seq);
    if (!plan || !text) return { seq, key, isNamed: false };
    const { title, head } = hitWords(text);
    return { seq, key: key * phraseBonus(plan, title, head), isNamed: isWholeTitle(plan, title) };
  });
  // Somebody who types a whole title looks for that thing. Stable: equals stay in the order they were found in.
  scored.sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.key - a.key);
  return [...scored, ...best.slice(most)].map(({ seq }) => seq);
}
