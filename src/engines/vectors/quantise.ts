/** A vector as bytes: its scale as a float, then one signed byte a number. A quarter of the size, and as good. */
export function quantise(vector: Float32Array): Uint8Array {
  let most = 1e-9;
  for (const value of vector) most = Math.max(most, Math.abs(value));
  const scale = most / 127;
  const bytes = new Uint8Array(4 + vector.length);
  new DataView(bytes.buffer).setFloat32(0, scale, true);
  const numbers = new Int8Array(bytes.buffer, 4);
  for (let at = 0; at < vector.length; at += 1) numbers[at] = Math.round((vector[at] ?? 0) / scale);
  return bytes;
}

/** What `quantise` wrote, as a vector again. */
export function readVector(bytes: Uint8Array): Float32Array {
  const scale = new DataView(bytes.buffer, bytes.byteOffset).getFloat32(0, true);
  return Float32Array.from(
    new Int8Array(bytes.buffer, bytes.byteOffset + 4, bytes.length - 4),
    (number) => number * scale,
  );
}

/** One bit a number, set where it is positive: nearness of bits is a first guess at nearness of vectors. */
export function signature(vector: ArrayLike<number>, into: Uint32Array, offset: number): void {
  for (let at = 0; at < vector.length; at += 1)
    if ((vector[at] ?? 0) > 0) {
      const word = offset + (at >> 5);
      into[word] = (into[word] ?? 0) | (1 << (at & 31));
    }
}

export function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
