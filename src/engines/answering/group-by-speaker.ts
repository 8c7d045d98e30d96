export type Spoken = { readonly speaker: string | null };
export type SpeakerGroup<T> = { readonly speaker: string | null; readonly quotes: readonly T[] };

/** Quotes of the same person together, in the order in which each person comes first. */
export function groupBySpeaker<T extends Spoken>(quotes: readonly T[]): SpeakerGroup<T>[] {
  const groups = new Map<string, { speaker: string | null; quotes: T[] }>();
  for (const quote of quotes) {
    const key = quote.speaker ?? '';
    const group = groups.get(key) ?? { speaker: quote.speaker, quotes: [] };
    group.quotes.push(quote);
    groups.set(key, group);
  }
  return [...groups.values()];
}
