import { constants, crc32, deflateRawSync } from 'node:zlib';

export type Blown = {
  readonly name: string;
  /** What it holds, again and again. */
  readonly piece: Buffer;
  readonly times?: number;
  readonly before?: string;
  /** A wrong one, where making the right one would take long. */
  readonly checksum?: number;
  /** How long it says it is, where that is a lie. */
  readonly says?: number;
  /** What a Unix writes of a file beside its name, where it is not a plain one. */
  readonly mode?: number;
};

/** Bytes packed once and repeated: gigabytes that cost nothing to make. */
export function blown(piece: Buffer, times: number): Buffer {
  const packed = deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: times }, () => packed), Buffer.from([3, 0])]);
}

/** An archive that no honest program would write. */
export function hostileZip(entries: readonly Blown[]): Buffer {
  const files: Buffer[] = [];
  const listed: Buffer[] = [];
  let offset = 0;
  for (const { name, piece, times = 1, before = '', says, checksum, mode } of entries) {
    const first = Buffer.from(before);
    const start = deflateRawSync(first, { finishFlush: constants.Z_FULL_FLUSH });
    const packed = Buffer.concat([start, blown(piece, times)]);
    let sum = checksum ?? crc32(first);
    if (checksum === undefined) for (let at = 0; at < times; at += 1) sum = crc32(piece, sum);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(sum, 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(says ?? first.length + piece.length * times, 8);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(Buffer.byteLength(name), 0);
    // Version 2.0, no flags, deflated, no time.
    const common = Buffer.concat([Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]), sizes, lengths]);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    if (mode !== undefined) place.writeUInt16LE(mode, 8);
    place.writeUInt32LE(offset, 10);
    listed.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), common, place, Buffer.from(name)]));
    files.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(listed);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, directory, Buffer.from('PK\u0005\u0006'), end]);
}
