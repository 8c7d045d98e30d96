export type ToneWord = {
  readonly word: string;
  /** Said not to be so: “not good”. */
  readonly isNegated: boolean;
};

const token =
  /[\p{L}]+(?:'\p{L}+)*|\d+\/\d+|\p{Extended_Pictographic}|>?[:;=][-']?[()[\]dp/|]+|d:|<3|[.,;!?…\n]/gu;
const ends = /^[.,;!?…\n]$/;
const negations = new Set(
  'not no never nothing nobody none neither nor cannot without hardly barely lacks lacking anything far cant dont doesnt didnt wont isnt wasnt arent couldnt wouldnt'.split(
    ' ',
  ),
);
const turns = new Set(['but', 'although', 'though', 'however', 'because']);
/** How many words a negation reaches. */
const reach = 4;
const mostCharacters = 1500;

/** The words of a text and the signs that say how it is meant, in lower case. */
export function splitTone(text: string): ToneWord[] {
  const words: ToneWord[] = [];
  let left = 0;
  const start = text.slice(0, mostCharacters).replaceAll('’', "'").toLowerCase();
  for (const [word] of start.matchAll(token)) {
    if (ends.test(word) || turns.has(word)) left = 0;
    words.push({ word, isNegated: left > 0 });
    left -= 1;
    if (negations.has(word) || word.endsWith("n't")) left = reach;
  }
  return words;
}
