import { phrasesOf } from './phrases.ts';

export type WeighedPhrase = { readonly phrase: string; readonly weight: number };

/** Each text counts once for a phrase: a person who repeats a word has not said it for a whole theme. */
export function weighPhrases(groups: readonly (readonly string[])[], most: number): WeighedPhrase[][] {
  const counts = groups.map(countPhrases);
  const everywhere = new Map<string, number>();
  for (const own of counts)
    for (const [phrase, count] of own) everywhere.set(phrase, (everywhere.get(phrase) ?? 0) + count);
  const meanSize = groups.reduce((sum, texts) => sum + texts.length, 0) / Math.max(1, groups.length);
  return counts.map((own, group) => {
    const size = Math.max(1, groups[group]?.length ?? 1);
    const weighed = [...own]
      .filter(([, count]) => count > 1 || size < 3)
      .map(([phrase, count]) => ({
        phrase,
        weight: (count / size) * Math.log(1 + meanSize / (everywhere.get(phrase) ?? 1)),
      }))
      .sort((a, b) => b.weight - a.weight || a.phrase.localeCompare(b.phrase));
    return weighed.slice(0, most);
  });
}

function countPhrases(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const phrase of phrasesOf(text)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  return counts;
}
