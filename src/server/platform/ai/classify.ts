import type { Embedder } from './embedder.ts';

/** A class by a few texts that belong to it. */
export type Prototype<K> = { readonly key: K; readonly texts: readonly string[] };
export type Classified<K> = { readonly key: K; readonly score: number };

/** For each text the classes by nearness of meaning to the mean of their examples, the nearest first. */
export async function classifyByPrototypes<K>(
  embedder: Embedder,
  texts: readonly string[],
  prototypes: readonly Prototype<K>[],
): Promise<Classified<K>[][]> {
  const examples = prototypes.flatMap((prototype) => prototype.texts);
  const vectors = await embedder.embed([...examples, ...texts]);
  let at = 0;
  const centers = prototypes.map((prototype) => {
    const own = vectors.slice(at, (at += prototype.texts.length));
    return { key: prototype.key, center: meanOf(own) };
  });
  return vectors
    .slice(examples.length)
    .map((vector) =>
      centers
        .map(({ key, center }) => ({ key, score: dot(vector, center) }))
        .sort((a, b) => b.score - a.score),
    );
}

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (const [at, value] of vector.entries()) sum[at] = (sum[at] ?? 0) + value;
  const length = Math.sqrt(dot(sum, sum)) || 1;
  return sum.map((value) => value / length);
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
