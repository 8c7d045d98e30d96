import { splitTone, type ToneWord } from './split-tone.ts';

/** What single words and pairs of words are worth in general, from below 0 to above it. */
export type WordValues = ReadonlyMap<string, number>;

const asks = new Set(
  'how what where when which who can could do does is are will may would should'.split(' '),
);
/** Strength says less the more of it there is. */
const calm = 4;

/** How a text sounds by its words alone. */
export function readTone(words: readonly ToneWord[], values: WordValues): Float32Array {
  let [praise, blame, last, strongest, turned, exclaims] = [0, 0, 0, 0, 0, 0];
  let hasTurn = false;
  for (const { word, isNegated } of words) {
    if (word === '!') exclaims += 1;
    if (word === 'but' || word === 'however' || word === 'although') [hasTurn, turned] = [true, 0];
    const value = (values.get(word) ?? 0) * (isNegated ? -0.7 : 1);
    if (value === 0) continue;
    if (value > 0) praise += value;
    else blame -= value;
    turned += value;
    last = value;
    if (Math.abs(value) > Math.abs(strongest)) strongest = value;
  }
  const sum = praise - blame;
  return Float32Array.of(
    praise / (praise + calm),
    blame / (blame + calm),
    sum / (Math.abs(sum) + calm),
    Math.min(praise, blame) / (Math.min(praise, blame) + calm),
    last / calm,
    strongest / calm,
    hasTurn ? turned / (Math.abs(turned) + calm) : 0,
    asks.has(words[0]?.word ?? '') || words.some(({ word }) => word === '?') ? 1 : 0,
    Math.min(exclaims, 3) / 3,
    1 / (1 + words.length),
  );
}

/** By which a text is weighed: its words, with those that are negated apart, and each two in a row. */
export function tonesOf(text: string): { words: ToneWord[]; keys: Set<string> } {
  const words = splitTone(text);
  const keys = new Set<string>();
  let before = '';
  for (const { word, isNegated } of words) {
    keys.add(isNegated ? `not ${word}` : word);
    if (before !== '') keys.add(`${before} ${word}`);
    before = word;
  }
  return { words, keys };
}
