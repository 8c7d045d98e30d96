import type { Points } from '#engines/clustering/index.ts';

/** How many bytes are before the numbers: their scale. */
const scaleBytes = 4;

/** The vectors of rows as they are stored, one after the other: a scale, then one signed byte a number. */
export type StoredVectors = { readonly size: number; readonly bytes: Uint8Array };

export function packVectors(rows: readonly Buffer[]): StoredVectors {
  const width = rows[0]?.length ?? scaleBytes;
  const bytes = new Uint8Array(rows.length * width);
  for (const [row, own] of rows.entries()) bytes.set(own.subarray(0, width), row * width);
  return { size: width - scaleBytes, bytes };
}

export function readVectors(rows: readonly Buffer[]): Points {
  return unpackVectors(packVectors(rows));
}

/** Brought to length 1, to which the scale makes no difference. */
export function unpackVectors({ size, bytes }: StoredVectors): Points {
  const width = scaleBytes + size;
  const count = bytes.length / width;
  const values = new Float32Array(count * size);
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let row = 0; row < count; row += 1) {
    const from = row * width + scaleBytes;
    let sum = 0;
    for (let at = from; at < from + size; at += 1) sum += (numbers[at] ?? 0) ** 2;
    const factor = 1 / (Math.sqrt(sum) || 1);
    for (let at = 0; at < size; at += 1) values[row * size + at] = (numbers[from + at] ?? 0) * factor;
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
