type Titled = { readonly title: string; readonly highlightCount: number };
type Folded = { readonly title: string; readonly words: readonly string[]; readonly initials: string };

/** How well a title fits what was typed, 0 the best; null: not at all. */
export function matchTag(title: string, query: string): number | null {
  return match(foldedOf(title), fold(query));
}

/** Best first; among equals the more used, then the shorter. */
export function bestTags<T extends Titled>(tags: readonly T[], query: string, most: number): T[] {
  const needle = fold(query);
  return tags
    .flatMap((tag) => {
      const rank = match(remembered(tag), needle);
      return rank === null ? [] : [{ tag, rank }];
    })
    .sort((a, b) => a.rank - b.rank || moreUsed(a.tag, b.tag))
    .slice(0, most)
    .map(({ tag }) => tag);
}

export function moreUsed(a: Titled, b: Titled): number {
  return (
    b.highlightCount - a.highlightCount || a.title.length - b.title.length || (a.title < b.title ? -1 : 1)
  );
}

export function isSameTitle(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

function match({ title, words, initials }: Folded, needle: string): number | null {
  if (needle === '' || title === needle) return 0;
  if (title.startsWith(needle)) return 1;
  if (words.some((word) => word.startsWith(needle))) return 2;
  if (needle.length > 1 && initials.startsWith(needle)) return 3;
  if (title.includes(needle)) return 4;
  const gaps = gapsOf(title, needle);
  return gaps === null ? null : 5 + gaps;
}

const known = new WeakMap<object, Folded>();

/** Thousands of titles are looked at for every key. */
function remembered(tag: Titled): Folded {
  const folded = known.get(tag) ?? foldedOf(tag.title);
  known.set(tag, folded);
  return folded;
}

function foldedOf(text: string): Folded {
  const title = fold(text);
  const words = title.split(/[^\p{L}\p{N}]+/u);
  return { title, words, initials: words.map((word) => word.charAt(0)).join('') };
}

/** Case and accents never matter. */
function fold(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
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
