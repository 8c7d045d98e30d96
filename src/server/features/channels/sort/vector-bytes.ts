import { normalise, type Points } from '#engines/clustering/index.ts';

/** The vectors of rows as they are stored: a scale, then one signed byte a number. */
export function readVectors(rows: readonly Buffer[]): Points {
  const size = Math.max(0, (rows[0]?.length ?? 4) - 4);
  const values = new Float32Array(rows.length * size);
  for (const [row, bytes] of rows.entries()) {
    const scale = bytes.readFloatLE(0);
    for (let at = 0; at < size; at += 1) values[row * size + at] = bytes.readInt8(4 + at) * scale;
    normalise(values.subarray(row * size, (row + 1) * size));
  }
  return { size, values };
}

export function centroidToBytes(centroid: Float32Array): Buffer {
  return Buffer.from(centroid.buffer.slice(centroid.byteOffset, centroid.byteOffset + centroid.byteLength));
}

export function centroidFromBytes(bytes: Buffer): Float32Array {
  const copy = new Uint8Array(bytes);
  return new Float32Array(copy.buffer, 0, copy.length / 4);
}
