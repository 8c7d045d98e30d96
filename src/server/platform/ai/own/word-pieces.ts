export type Span = readonly [start: number, end: number];
export type Encoded = {
  readonly ids: number[];
  readonly cases: number[];
  /** For each word: where its first piece is among the ids, and where the word is in the text. */
  readonly words: readonly { readonly at: number; readonly span: Span }[];
};

const [begin, end, unknown] = [101, 102, 100];
const longestWord = 100;
const alone = /[\p{P}\p{S}]|\p{Script=Han}/u;

export type Encoder = (text: string, mostPieces?: number) => Encoded;

/** The word pieces of all-MiniLM-L6-v2, with where each word stands, which its own tokenizer doesn't tell. */
export function createEncoder(vocabulary: ReadonlyMap<string, number>): Encoder {
  function piecesOf(word: string): number[] {
    const plain = word
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{Mn}|[\p{Cc}\uFFFD]/gu, '');
    const letters = Array.from(plain);
    if (letters.length > longestWord) return [unknown];
    const pieces: number[] = [];
    for (let start = 0; start < letters.length;) {
      let stop = letters.length;
      let id: number | undefined;
      for (; stop > start && id === undefined; stop -= 1)
        id = vocabulary.get((start > 0 ? '##' : '') + letters.slice(start, stop).join(''));
      if (id === undefined) return [unknown];
      pieces.push(id);
      start = stop + 1;
    }
    return pieces;
  }

  return (text, mostPieces = 256) => {
    const ids = [begin];
    const cases = [0];
    const words: { at: number; span: Span }[] = [];
    for (const span of splitWords(text)) {
      const word = text.slice(...span);
      const pieces = piecesOf(word);
      if (pieces.length === 0) continue;
      if (ids.length + pieces.length > mostPieces - 1) break;
      words.push({ at: ids.length, span });
      const kind = caseOf(word);
      ids.push(...pieces);
      cases.push(...pieces.map(() => kind));
    }
    ids.push(end);
    cases.push(0);
    return { ids, cases, words };
  };
}

function* splitWords(text: string): Generator<Span> {
  let start = -1;
  let at = 0;
  for (const letter of text) {
    const isSpace = /\s/.test(letter);
    const isAlone = !isSpace && alone.test(letter);
    if ((isSpace || isAlone) && start >= 0) {
      yield [start, at];
      start = -1;
    }
    if (isAlone) yield [at, at + letter.length];
    else if (!isSpace && start < 0) start = at;
    at += letter.length;
  }
  if (start >= 0) yield [start, at];
}

/** How a word is written, which the pieces in lower case no longer tell. */
function caseOf(word: string): number {
  if (/\p{Nd}/u.test(word)) return 4;
  if (word === word.toLowerCase() || !/\p{L}/u.test(word)) return 0;
  const rest = Array.from(word).slice(1).join('');
  if (/^\p{Lu}/u.test(word) && rest === rest.toLowerCase()) return 1;
  return word === word.toUpperCase() ? 2 : 3;
}
