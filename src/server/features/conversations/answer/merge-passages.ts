import type { FoundPassage } from '#server/features/search/index.ts';

/** Passages of one item that overlap or touch become one: nothing is shown to the model, or counted, twice. */
export function mergePassages<T extends FoundPassage>(passages: readonly T[]): T[] {
  const merged: T[] = [];
  for (const passage of passages) {
    const at = merged.findIndex(
      (one) =>
        one.id === passage.id &&
        one.body === passage.body &&
        one.start <= passage.end &&
        passage.start <= one.end,
    );
    const known = merged[at];
    if (!known) merged.push(passage);
    else
      merged[at] = {
        ...known,
        start: Math.min(known.start, passage.start),
        end: Math.max(known.end, passage.end),
        nearness: Math.max(known.nearness ?? 0, passage.nearness ?? 0),
      };
  }
  return merged;
}
