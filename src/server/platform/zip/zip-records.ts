/** Where the 32 bits of a plain record end. A record with this value says: look in the larger one. */
const most32 = 0xffff_ffff;
const most16 = 0xffff;

const methods = { stored: 0, deflated: 8 } as const;

export type ZipRecord = {
  readonly name: Uint8Array;
  readonly method: keyof typeof methods;
  /** Where its header begins. */
  readonly start: number;
  readonly at: Date;
  /** Whether its header has room for sizes of more than 32 bits. */
  readonly isLarge: boolean;
};
export type ZipMeasure = { readonly crc32: number; readonly size: number; readonly packed: number };

/** Before the bytes of a file, which nobody has counted yet. */
export function fileHeader({ name, method, at, isLarge }: ZipRecord): Uint8Array {
  const extra = isLarge ? largeExtra([0, 0]) : Buffer.alloc(0);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(versionOf(isLarge), 4);
  writeHow(head, 6, { method, at });
  if (isLarge) head.fill(0xff, 18, 26);
  head.writeUInt16LE(name.length, 26);
  head.writeUInt16LE(extra.length, 28);
  return Buffer.concat([head, name, extra]);
}

/** After the bytes of a file: what was counted meanwhile. */
export function fileEnd({ isLarge }: ZipRecord, { crc32, size, packed }: ZipMeasure): Uint8Array {
  const has64 = isLarge || Math.max(size, packed) >= most32;
  const end = Buffer.alloc(has64 ? 24 : 16);
  end.writeUInt32LE(0x08074b50, 0);
  end.writeUInt32LE(crc32, 4);
  if (has64) {
    writeUInt64(end, packed, 8);
    writeUInt64(end, size, 16);
  } else {
    end.writeUInt32LE(packed, 8);
    end.writeUInt32LE(size, 12);
  }
  return end;
}

/** The line of a file in the list at the end of the archive. */
export function listRecord(record: ZipRecord, { crc32, size, packed }: ZipMeasure): Uint8Array {
  const { name, start } = record;
  const large = [size, packed, start].filter((value) => value >= most32);
  const extra = large.length === 0 ? Buffer.alloc(0) : largeExtra(large);
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(versionOf(true), 4);
  head.writeUInt16LE(versionOf(large.length > 0 || record.isLarge), 6);
  writeHow(head, 8, record);
  head.writeUInt32LE(crc32, 16);
  head.writeUInt32LE(Math.min(packed, most32), 20);
  head.writeUInt32LE(Math.min(size, most32), 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(Math.min(start, most32), 42);
  return Buffer.concat([head, name, extra]);
}

/** `start`, `bytes`: where the list begins and how long it is. */
export function archiveEnd(list: { count: number; start: number; bytes: number }): Uint8Array {
  const { count, start, bytes } = list;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, most16), 8);
  end.writeUInt16LE(Math.min(count, most16), 10);
  end.writeUInt32LE(Math.min(bytes, most32), 12);
  end.writeUInt32LE(Math.min(start, most32), 16);
  const isLarge = count >= most16 || Math.max(start, bytes) >= most32;
  return isLarge ? Buffer.concat([largeEnd(list), end]) : end;
}

function largeEnd({ count, start, bytes }: { count: number; start: number; bytes: number }): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x06064b50, 0);
  writeUInt64(end, 44, 4);
  end.writeUInt16LE(versionOf(true), 12);
  end.writeUInt16LE(versionOf(true), 14);
  writeUInt64(end, count, 24);
  writeUInt64(end, count, 32);
  writeUInt64(end, bytes, 40);
  writeUInt64(end, start, 48);
  end.writeUInt32LE(0x07064b50, 56);
  writeUInt64(end, start + bytes, 64);
  end.writeUInt32LE(1, 72);
  return end;
}

/** Sizes follow the bytes, and names are UTF-8. */
function writeHow(head: Buffer, from: number, { method, at }: Pick<ZipRecord, 'method' | 'at'>): void {
  head.writeUInt16LE(0x0808, from);
  head.writeUInt16LE(methods[method], from + 2);
  const seconds = at.getUTCHours() * 2048 + at.getUTCMinutes() * 32 + Math.floor(at.getUTCSeconds() / 2);
  head.writeUInt16LE(seconds, from + 4);
  head.writeUInt16LE(
    (at.getUTCFullYear() - 1980) * 512 + (at.getUTCMonth() + 1) * 32 + at.getUTCDate(),
    from + 6,
  );
}

function largeExtra(values: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + 8 * values.length);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8 * values.length, 2);
  for (const [at, value] of values.entries()) writeUInt64(extra, value, 4 + 8 * at);
  return extra;
}

function writeUInt64(into: Buffer, value: number, at: number): void {
  into.writeBigUInt64LE(BigInt(value), at);
}

function versionOf(isLarge: boolean): number {
  return isLarge ? 45 : 20;
}
