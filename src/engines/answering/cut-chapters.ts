/** A stretch of sentences: from the first up to, but not including, the last place. */
export type Chapter = { readonly from: number; readonly to: number };

const wordsInChapter = 1000;
const fewest = 4;
const mostChapters = 8;
const wordsInShortest = 40;

type Said = { readonly text: string };

/**
 * A text in order, cut where something new can begin: at questions or new turns near even distances. Where the topic
 * changes can't be found by meaning; cuts there were no better than chance.
 */
export function cutChapters(sentences: readonly Said[], beginnings: readonly number[]): Chapter[] {
  if (sentences.length === 0) return [];
  const before = wordsBefore(sentences);
  const words = before.at(-1) ?? 0;
  const wanted = Math.min(
    mostChapters,
    Math.max(fewest, Math.round(words / wordsInChapter)),
    Math.floor(words / wordsInShortest),
  );
  const cuts = new Set([0]);
  for (let chapter = 1; chapter < wanted; chapter += 1) {
    const target = (words * chapter) / wanted;
    const nearest = beginnings
      .filter((at) => at > 0 && !cuts.has(at))
      .sort((a, b) => Math.abs((before[a] ?? 0) - target) - Math.abs((before[b] ?? 0) - target))[0];
    if (nearest !== undefined) cuts.add(nearest);
  }
  const sorted = [...cuts].sort((a, b) => a - b);
  return sorted.map((from, at) => ({ from, to: sorted[at + 1] ?? sentences.length }));
}

/** How many words come before each sentence, and at the end how many there are. */
function wordsBefore(sentences: readonly Said[]): number[] {
  const counts = [0];
  for (const { text } of sentences) counts.push((counts.at(-1) ?? 0) + (text.match(/\S+/g)?.length ?? 0));
  return counts;
}
