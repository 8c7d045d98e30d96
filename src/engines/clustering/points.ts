/** Unit vectors, one after the other in one array: a million of them in plain arrays would not fit into memory. */
export type Points = {
  readonly size: number;
  readonly values: Float32Array;
};

export function countOf({ size, values }: Points): number {
  return size === 0 ? 0 : values.length / size;
}

export function pointAt({ size, values }: Points, at: number): Float32Array {
  return values.subarray(at * size, (at + 1) * size);
}

export function toPoints(vectors: readonly Float32Array[], size: number): Points {
  const values = new Float32Array(vectors.length * size);
  for (const [at, vector] of vectors.entries()) values.set(vector, at * size);
  return { size, values };
}

export function pick(points: Points, places: ArrayLike<number>): Points {
  const values = new Float32Array(places.length * points.size);
  for (let at = 0; at < places.length; at += 1)
    values.set(pointAt(points, places[at] ?? 0), at * points.size);
  return { size: points.size, values };
}

export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Brought to length 1 in place; what has no direction stays as it is. */
export function normalise(vector: Float32Array): Float32Array {
  const length = Math.sqrt(cosine(vector, vector));
  if (length > 0) for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}
