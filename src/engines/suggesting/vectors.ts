/** Of vectors of length 1: their nearness, from -1 to 1. */
export function nearness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** The direction of all of them together, of length 1. */
export function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) add(sum, vector, 1);
  return toLengthOne(sum);
}

export function add(to: Float32Array, vector: Float32Array, times: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + (vector[at] ?? 0) * times;
}

export function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.sqrt(nearness(vector, vector)) || 1;
  return vector.map((value) => value / length);
}
