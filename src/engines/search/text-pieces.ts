const pieceLength = 3;
/** No text has it: what it follows is at the end. */
const end = '\u0001';

/** As small letters; signs that take two places, emoji for most, are all the same. */
function fold(text: string): string {
  return text
    .replaceAll(/[\u{10000}-\u{10FFFF}]|[\uD800-\uDFFF]/gu, '\uFFFD')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll('ς', 'σ');
}

/** Every three letters in a row, and what begins less than three before the end. With repetitions. */
export function* piecesOf(text: string): Generator<string> {
  const folded = fold(text) + end;
  for (let at = 0; at + 1 < folded.length; at += 1) yield folded.slice(at, at + pieceLength);
}

/**
 * What a text has that contains these words: all of some pieces, or, of words that are shorter than a piece, one of those
 * between two. Texts without may have them too.
 */
export type PiecesToHave =
  | { readonly all: readonly string[] }
  | { readonly from: string; readonly before: string };

/** More tell hardly anything new, and each is read from every batch. */
const most = 8;

export function piecesToHave(words: string): PiecesToHave {
  const folded = fold(words);
  if (folded.length < pieceLength) return { from: folded, before: `${folded}\uFFFF` };
  const pieces = [
    ...new Set(
      Array.from({ length: folded.length - pieceLength + 1 }, (_, at) => folded.slice(at, at + pieceLength)),
    ),
  ];
  const step = Math.max(1, pieces.length / most);
  return { all: pieces.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)) };
}
