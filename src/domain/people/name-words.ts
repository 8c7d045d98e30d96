export type FoundWord = { readonly word: string; readonly from: number; readonly to: number };

/** The words of a text, without what stands between them. */
export function wordsOf(text: string): FoundWord[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }));
}
