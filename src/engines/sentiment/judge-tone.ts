import type { Sentiment } from '#domain/channels/sentiment.ts';
import { readTone, tonesOf } from './read-tone.ts';
import type { ToneWeights } from './tone-weights.ts';

/** In the order of the weights. What is both praise and blame sounds like neither. */
const classes = ['positive', 'negative', 'neutral', 'neutral'] as const satisfies readonly Sentiment[];
const classCount = classes.length;
/** Of the words of a text whose language nobody knows: fewer known ones, and it is another than English. */
const leastKnown = 0.5;

export type ToneFacts = {
  /** Else only as far as its words are known. */
  readonly isEnglish: boolean;
  readonly model: string;
  readonly vector: Float32Array;
};

/**
 * How a text sounds, by its words and by its vector where that is of the model that the weights were made for: one sum
 * for each class, and the largest is the answer.
 */
export function judgeTone(
  weights: ToneWeights,
  text: string,
  { isEnglish, model, vector }: ToneFacts,
): Sentiment {
  const { words, keys } = tonesOf(text);
  const known = words.filter(({ word }) => weights.places.has(word) || weights.values.has(word));
  if (!isEnglish && known.length < words.length * leastKnown) return 'neutral';
  const sums = Float64Array.from(weights.bias);
  for (const [at, value] of readTone(words, weights.values).entries()) add(sums, weights.tone, at, value);
  for (const key of keys) {
    const at = weights.places.get(key);
    if (at !== undefined) add(sums, weights.words, at, 1);
  }
  if (model === weights.model)
    for (const [at, value] of vector.entries()) add(sums, weights.vector, at, value);
  const best = sums.indexOf(Math.max(...sums));
  return classes[best] ?? 'neutral';
}

function add(sums: Float64Array, weights: Float32Array, row: number, times: number): void {
  for (let one = 0; one < classCount; one += 1)
    sums[one] = (sums[one] ?? 0) + (weights[row * classCount + one] ?? 0) * times;
}
