/** Start of the label, start of a word, anywhere; null when it does not fit. */
export function rankLabel(label: string, query: string): number | null {
  const haystack = label.toLowerCase();
  const needle = query.toLowerCase();
  if (needle === '' || haystack.startsWith(needle)) return 0;
  if (haystack.includes(` ${needle}`)) return 1;
  return haystack.includes(needle) ? 2 : null;
}

export function bestFitting<T>(items: readonly T[], query: string, textOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, rank: rankLabel(textOf(item), query) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ item }) => item);
}
