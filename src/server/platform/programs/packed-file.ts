import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

/** A file of an archive. */
export type Packed = {
  readonly name: string;
  readonly size: number;
  readonly crc32: number;
  readonly open: () => Promise<Readable>;
};

export async function readEntry(file: Packed, most: number): Promise<Buffer> {
  if (file.size > most) throw new Error('This project is too large to be read');
  const pieces: Buffer[] = [];
  for await (const piece of checked(await file.open(), file)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** To a name that we choose: the archive’s own names never become paths. */
export async function unpackEntry(packed: Packed, target: string): Promise<void> {
  const stream = await packed.open();
  // Opened before it is written to: a stream that breaks off while it opens leaves an empty file behind its caller’s back.
  const file = await open(target, 'wx');
  await pipeline(stream, (pieces) => checked(pieces, packed), file.createWriteStream());
}

/** Lengths are checked by the reader; damaged bytes of the right length only show in the checksum. */
async function* checked(pieces: AsyncIterable<Buffer>, file: Packed): AsyncGenerator<Buffer> {
  let sum = 0;
  for await (const piece of pieces) {
    sum = crc32(piece, sum);
    yield piece;
  }
  if (sum !== file.crc32) throw new Error(`The file “${file.name}” is damaged`);
}
