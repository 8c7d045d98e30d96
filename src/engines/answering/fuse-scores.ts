/** How much words count beside meaning, as measured on meetings. */
const wordShare = 0.3;

/** Words and meaning in one score from 0 to 1; by words alone where nothing is known of the meaning. */
export function fuseWordsAndMeaning(
  byWords: readonly number[],
  nearness: readonly number[] | undefined,
): number[] {
  const words = toUnit(byWords);
  if (!nearness) return words;
  const meaning = toUnit(nearness);
  return words.map((score, at) => wordShare * score + (1 - wordShare) * (meaning[at] ?? 0));
}

/** `share` of the reranker's opinion: half on talk, a quarter on other texts, never alone. */
export function fuseReranked(
  before: readonly number[],
  reranked: readonly number[] | undefined,
  share: number,
): number[] {
  const scores = toUnit(before);
  if (!reranked) return scores;
  const opinion = toUnit(reranked);
  return scores.map((score, at) => (1 - share) * score + share * (opinion[at] ?? 0));
}

/** From 0 for the least to 1 for the most. */
export function toUnit(values: readonly number[]): number[] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) [least, most] = [Math.min(least, value), Math.max(most, value)];
  const range = most - least;
  return values.map((value) => (range > 0 ? (value - least) / range : 0));
}
