type FoundWord = { readonly word: string; readonly from: number; readonly to: number };
/** A word, or the part of it that "NadiaPetrova2" has of each. */
export type NamePiece = FoundWord & { readonly opensWord: boolean };

// Soft hyphens and joiners are inside of words: they'd hide half a name from who looks for it.
const word = /[\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060]+/gu;
const hump =
  /(?<=[\p{Ll}\p{M}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{M}*\p{Ll})|(?<=\p{N})(?=\p{L})|(?<=[\p{L}\p{M}])(?=\p{N})/u;

/** The words of a text, without what stands between them. */
export function wordsOf(text: string): FoundWord[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    word: found,
    from: index,
    to: index + found.length,
  }));
}

export function piecesOf(text: string): NamePiece[] {
  return wordsOf(text).flatMap(({ word: whole, from }) => {
    let start = from;
    return whole.split(hump).map((piece, at) => {
      const own = { word: piece, from: start, to: start + piece.length, opensWord: at === 0 };
      start = own.to;
      return own;
    });
  });
}
