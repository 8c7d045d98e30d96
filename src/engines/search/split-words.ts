/** A word as it is in a text, and as it is compared: lower case, without accents. */
export type Word = {
  readonly folded: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
};

const longestWord = 64;
const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const asciiPattern = /[a-z0-9]+(?:'[a-z]+)*/g;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
// oxlint-disable-next-line no-control-regex -- the whole of ASCII is meant
const onlyAscii = /^[\0-\x7f]*$/;

/** The words of a text in order. Scripts without blanks between words give overlapping pairs of characters. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  if (onlyAscii.test(text)) splitAscii(text.toLowerCase(), words);
  else splitAny(text, words);
  return words;
}

/** Most text is this, and the general way takes three times as long. */
function splitAscii(text: string, words: Word[]): void {
  asciiPattern.lastIndex = 0;
  for (let match = asciiPattern.exec(text); match; match = asciiPattern.exec(text)) {
    const lower = withoutPossessive(match[0].slice(0, longestWord));
    words.push({ folded: lower, lower, start: match.index, end: match.index + match[0].length });
  }
}

function splitAny(text: string, words: Word[]): void {
  for (const match of text.matchAll(wordPattern)) {
    if (unspaced.test(match[0])) splitPairs(match[0], match.index, words);
    else {
      const lower = withoutPossessive(match[0].slice(0, longestWord).toLowerCase().replaceAll('’', "'"));
      words.push({ folded: fold(lower), lower, start: match.index, end: match.index + match[0].length });
    }
  }
}

/** How words are compared. */
export function fold(text: string): string {
  if (onlyAscii.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe');
}

function withoutPossessive(word: string): string {
  return word.endsWith("'s") ? word.slice(0, -2) : word;
}

function splitPairs(run: string, start: number, words: Word[]): void {
  const characters = Array.from(run);
  let at = start;
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1];
    const pair = next === undefined ? character : character + next;
    if (next !== undefined || characters.length === 1) {
      const lower = pair.toLowerCase();
      words.push({ folded: fold(lower), lower, start: at, end: at + pair.length });
    }
    at += character.length;
  }
}
