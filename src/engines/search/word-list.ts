import { compareText } from './compare-text.ts';

/** The words of a segment in order, with the number of items that have each. */
export type WordList = { readonly words: readonly string[]; readonly items: Uint32Array };
/** Grows while items are read: `lastRow` keeps an item from counting twice. */
export type WordCount = { items: number; lastRow: number };
export type StoredWords = { text: string; items: Uint32Array };

export function toWordList(counts: ReadonlyMap<string, WordCount>): WordList {
  const words = [...counts.keys()].sort(compareText);
  return { words, items: Uint32Array.from(words, (word) => counts.get(word)?.items ?? 0) };
}

export function storeWords({ words, items }: WordList): StoredWords {
  return { text: words.join('\n'), items };
}

export function loadWords({ text, items }: StoredWords): WordList {
  return { words: text === '' ? [] : text.split('\n'), items };
}

/** Calls back for each word that begins with the prefix. */
export function eachWithPrefix(
  { words, items }: WordList,
  prefix: string,
  visit: (word: string, items: number) => void,
): void {
  for (let at = firstFrom(words, prefix); at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith(prefix)) return;
    visit(word, items[at] ?? 0);
  }
}

function firstFrom(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareText(words[middle] ?? '', text) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
