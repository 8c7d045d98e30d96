import type { Finding } from './finding.ts';

/** Of findings in the order of trust, those that overlap none before them, in the order of the text. */
export function withoutOverlaps(found: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const one of found) {
    const at = placeFor(kept, one.start);
    if ((kept[at - 1]?.end ?? 0) <= one.start && (kept[at]?.start ?? Infinity) >= one.end)
      kept.splice(at, 0, one);
  }
  return kept;
}

/** Behind all that begin before it. */
function placeFor(sorted: readonly Finding[], start: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

export type Named = Pick<Finding, 'kind' | 'text'> & { readonly count: number; readonly start: number };

/** What was found once counts wherever it is written: each text once, with how often and where first. */
export function joinFindings(text: string, found: readonly Finding[]): Named[] {
  const named = new Map<string, Finding>();
  for (const one of found) if (!named.has(one.text)) named.set(one.text, one);
  const longestFirst = [...named.values()].sort((a, b) => b.text.length - a.text.length);
  const everywhere = withoutOverlaps(longestFirst.flatMap((one) => placesOf(text, one)));
  return [...Map.groupBy(everywhere, (one) => one.text)]
    .map(([words, places]) => ({
      kind: named.get(words)?.kind ?? 'person',
      text: words,
      count: places.length,
      start: places[0]?.start ?? 0,
    }))
    .sort((a, b) => a.start - b.start);
}

/** Known names, as whole words. */
export function findListed(text: string, names: readonly string[]): Finding[] {
  return names.flatMap((name) => placesOf(text, { kind: 'person', text: name }));
}

function placesOf(text: string, { kind, text: words }: Pick<Finding, 'kind' | 'text'>): Finding[] {
  if (words.trim() === '') return [];
  const literal = words.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`).replaceAll('\\-', '[-]');
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}_])${literal}(?![\\p{L}\\p{N}_])`, 'gu'))].map(
    ({ index }) => ({ kind, text: words, start: index, end: index + words.length }),
  );
}
