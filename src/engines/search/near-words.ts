import type { WordList } from './word-list.ts';

/** Lists longer than this are searched only where the first letters fit. */
const wholeListUpTo = 30_000;
const most = 8;

export type NearWord = { readonly word: string; readonly distance: number; readonly items: number };

/** Words that somebody may have meant, the nearest and commonest first. */
export function nearWords(lists: readonly WordList[], word: string): NearWord[] {
  const limit = allowedDistance(word);
  if (limit === 0) return [];
  const found = new Map<string, NearWord>();
  for (const list of lists) {
    for (const [from, to] of rangesToSearch(list.words, word)) {
      for (let at = from; at < to; at += 1) {
        const candidate = list.words[at] ?? '';
        if (Math.abs(candidate.length - word.length) > limit || candidate === word) continue;
        const distance = editDistance(word, candidate, limit);
        if (distance > limit) continue;
        const before = found.get(candidate)?.items ?? 0;
        found.set(candidate, { word: candidate, distance, items: before + (list.items[at] ?? 0) });
      }
    }
  }
  return [...found.values()].sort((a, b) => a.distance - b.distance || b.items - a.items).slice(0, most);
}

/** A short word has too many neighbours to guess among. */
function allowedDistance(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

function rangesToSearch(words: readonly string[], word: string): [from: number, to: number][] {
  if (words.length <= wholeListUpTo) return [[0, words.length]];
  const letters = new Set([word.charAt(0), word.charAt(1)]);
  return [...letters].map((letter) => [firstFrom(words, letter), firstFrom(words, `${letter}\uffff`)]);
}

function firstFrom(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

const longest = 70;
let before = new Uint8Array(longest);
let last = new Uint8Array(longest);
let current = new Uint8Array(longest);

/** Letters to add, drop, change or swap with a neighbour; anything above the limit is `limit + 1`. */
export function editDistance(left: string, right: string, limit: number): number {
  const width = right.length;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= left.length; row += 1) {
    current[0] = row;
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const same = left.charCodeAt(row - 1) === right.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        left.charCodeAt(row - 1) === right.charCodeAt(column - 2) &&
        left.charCodeAt(row - 2) === right.charCodeAt(column - 1);
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    [before, last, current] = [last, current, before];
  }
  return Math.min(last[width] ?? 0, limit + 1);
}
