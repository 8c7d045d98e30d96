/** How well a title fits what was typed, 0 the best; null: not at all. */
export function matchTag(title: string, query: string): number | null {
  const [haystack, needle] = [fold(title), fold(query)];
  if (needle === '' || haystack === needle) return 0;
  if (haystack.startsWith(needle)) return 1;
  const words = haystack.split(/[^\p{L}\p{N}]+/u);
  if (words.some((word) => word.startsWith(needle))) return 2;
  if (isInitials(words, needle)) return 3;
  if (haystack.includes(needle)) return 4;
  const gaps = gapsOf(haystack, needle);
  return gaps === null ? null : 5 + gaps;
}

/** Best first; among equals the more used, then the shorter. */
export function bestTags<T extends { title: string; highlightCount: number }>(
  tags: readonly T[],
  query: string,
  most: number,
): T[] {
  return tags
    .flatMap((tag) => {
      const rank = matchTag(tag.title, query);
      return rank === null ? [] : [{ tag, rank }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        b.tag.highlightCount - a.tag.highlightCount ||
        a.tag.title.length - b.tag.title.length ||
        a.tag.title.localeCompare(b.tag.title),
    )
    .slice(0, most)
    .map(({ tag }) => tag);
}

export function isSameTitle(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

/** Case and accents never stand in the way. */
function fold(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function isInitials(words: readonly string[], needle: string): boolean {
  return (
    needle.length > 1 &&
    words
      .map((word) => word.charAt(0))
      .join('')
      .startsWith(needle)
  );
}

/** Letters in order with others between: the fewer letters are skipped, the better. */
function gapsOf(haystack: string, needle: string): number | null {
  let from = 0;
  let first = -1;
  for (const sign of needle) {
    const at = haystack.indexOf(sign, from);
    if (at < 0) return null;
    if (first < 0) first = at;
    from = at + sign.length;
  }
  return from - first - needle.length;
}
