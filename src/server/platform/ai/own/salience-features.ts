export type Sentence = { readonly text: string; readonly opensTurn: boolean };

export const featureCount = 12;
const vectorSize = 384;
const plain = new Set(
  (
    'the a an of to and in is it that this what did do does how why was were for on with about as be by at from or ' +
    'their they group team meeting summarize discussion discuss when'
  ).split(' '),
);

/** What the model is told about each sentence beside its meaning, in the order it was trained with. */
export function salienceFeatures(
  sentences: readonly Sentence[],
  vectors: readonly Float32Array[],
): Float32Array {
  const count = sentences.length;
  const words = sentences.map(({ text }) => contentWords(text));
  const spread = new Map<string, number>();
  for (const list of words) for (const word of new Set(list)) spread.set(word, (spread.get(word) ?? 0) + 1);
  const center = meanOf(vectors);
  const block = Math.max(1, Math.floor(count / 10));
  const centers = Array.from({ length: Math.ceil(count / block) }, (_, at) =>
    meanOf(vectors.slice(at * block, (at + 1) * block)),
  );
  const features = new Float32Array(count * featureCount);
  for (const [at, { text, opensTurn }] of sentences.entries()) {
    const vector = vectors[at] ?? center;
    const own = words[at] ?? [];
    const length = text.split(/\s+/).length;
    const rarity = own.reduce((sum, word) => sum + Math.log(count / (spread.get(word) ?? 1)), 0);
    features.set(
      [
        near(vector, center),
        near(vector, centers[Math.floor(at / block)] ?? center),
        at / count,
        Math.log(length),
        Number(text.includes('?')),
        Number(opensTurn),
        own.length / length,
        own.length > 0 ? rarity / own.length : 0,
        at > 0 ? near(vector, vectors[at - 1] ?? center) : 0,
        at + 1 < count ? near(vector, vectors[at + 1] ?? center) : 0,
        Number(/\d/.test(text)),
        Number(Math.min(at, count - 1 - at) < 10),
      ],
      at * featureCount,
    );
  }
  return features;
}

function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !plain.has(word));
}

function near(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < vectorSize; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(vectorSize);
  for (const vector of vectors)
    for (let at = 0; at < vectorSize; at += 1) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0);
  const length = Math.sqrt(near(mean, mean)) || 1;
  return mean.map((value) => value / length);
}
