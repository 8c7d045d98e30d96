import { decode, type TypeOf } from '#domain/codec/codec.ts';
import { finite, string } from '#domain/codec/primitives.ts';
import { array, object, record } from '#domain/codec/structures.ts';
import type { WordValues } from './read-tone.ts';

/** Four numbers for each tone, word and place of a vector. */
export type ToneWeights = {
  /** Whose vectors the weights are for. */
  readonly model: string;
  readonly values: WordValues;
  readonly bias: Float32Array;
  readonly tone: Float32Array;
  /** Where the weights of a word, or of two in a row, begin. */
  readonly places: ReadonlyMap<string, number>;
  readonly words: Float32Array;
  readonly vector: Float32Array;
};

/** Signed bytes in base64, each times the scale. */
const bytes = object({ scale: finite, data: string });
const file = object({
  model: string,
  values: record(finite),
  bias: array(finite),
  tone: array(finite),
  keys: array(string),
  words: bytes,
  vector: bytes,
});

/** Reads the weights as they are kept in a file. Throws CodecError. */
export function readToneWeights(json: string): ToneWeights {
  const { model, values, bias, tone, keys, words, vector } = decode(file, JSON.parse(json));
  return {
    model,
    values: new Map(Object.entries(values)),
    bias: Float32Array.from(bias),
    tone: Float32Array.from(tone),
    places: new Map(keys.map((key, at) => [key, at])),
    words: unpack(words),
    vector: unpack(vector),
  };
}

function unpack({ scale, data }: TypeOf<typeof bytes>): Float32Array {
  return Float32Array.from(atob(data), (char) => ((char.charCodeAt(0) << 24) >> 24) * scale);
}
