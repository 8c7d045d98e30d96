import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { crc32, createDeflateRaw, deflateRaw } from 'node:zlib';
import {
  archiveEnd,
  fileEnd,
  fileHeader,
  listRecord,
  type ZipMeasure,
  type ZipRecord,
} from './zip-records.ts';

export type ZipEntry =
  | { readonly path: string; readonly text: string }
  /** A text that may be too long to be in memory. */
  | { readonly path: string; readonly texts: AsyncIterable<string> }
  /** Recordings and pictures, which are packed as they are: they don’t get smaller. */
  | { readonly path: string; readonly size: number; readonly bytes: AsyncIterable<Uint8Array> };

type LongEntry = Exclude<ZipEntry, { readonly text: string }>;

const deflate = promisify(deflateRaw);

/**
 * A ZIP file piece by piece, of any number of files and any size; at most one text or one piece of a file is in memory,
 * and the list of what is in it.
 */
export async function* zipPieces(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const list: Uint8Array[] = [];
  let start = 0;
  for await (const entry of entries) {
    const record = recordOf(entry, { start, at });
    const counting = new Counting();
    for await (const piece of 'text' in entry
      ? whole(entry.text, record, counting)
      : pieces(entry, record, counting)) {
      start += piece.length;
      yield piece;
    }
    list.push(listRecord(record, counting.measure));
  }
  let bytes = 0;
  for (const record of list) {
    yield record;
    bytes += record.length;
  }
  yield archiveEnd({ count: list.length, start, bytes });
}

class Counting {
  measure: ZipMeasure = { crc32: 0, size: 0, packed: 0 };

  read(piece: Uint8Array): void {
    const { crc32: sum, size, packed } = this.measure;
    this.measure = { crc32: crc32(piece, sum), size: size + piece.length, packed };
  }

  packed(piece: Uint8Array): void {
    this.measure = { ...this.measure, packed: this.measure.packed + piece.length };
  }
}

/** In one piece: an archive of a hundred thousand notes is mostly such files. */
async function* whole(text: string, record: ZipRecord, counting: Counting): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const packed = await deflate(bytes, { level: 6 });
  counting.read(bytes);
  counting.packed(packed);
  yield Buffer.concat([fileHeader(record), packed, fileEnd(record, counting.measure)]);
}

async function* pieces(entry: LongEntry, record: ZipRecord, counting: Counting): AsyncGenerator<Uint8Array> {
  yield fileHeader(record);
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const piece of 'texts' in entry ? encoded(entry.texts) : entry.bytes) {
      counting.read(piece);
      yield piece;
    }
  };
  for await (const piece of record.method === 'stored' ? counted() : deflated(counted())) {
    counting.packed(piece);
    yield piece;
  }
  yield fileEnd(record, counting.measure);
}

/** Above this a file may need sizes of 64 bits, which its header announces. */
const mostPlain = 4_000_000_000;

function recordOf(entry: ZipEntry, { start, at }: { start: number; at: Date }): ZipRecord {
  const isStored = 'bytes' in entry;
  return {
    name: new TextEncoder().encode(entry.path),
    method: isStored ? 'stored' : 'deflated',
    start,
    at,
    isLarge: isStored && entry.size > mostPlain,
  };
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

function deflated(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  // What breaks the source breaks the reading: the callback has nothing to add.
  return pipeline(Readable.from(bytes, { highWaterMark: 1 }), createDeflateRaw({ level: 6 }), () => {});
}
