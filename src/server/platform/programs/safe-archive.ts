import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';

const mostEntries = 20_000;
const mostBytes = 20_000_000_000;
const mostRatio = 200;

/** The entries of an archive that somebody sent, by name. Throws with a sentence for people where one isn’t safe. */
export async function openArchive(
  path: string,
  { keyBy = keyOf, most = mostBytes }: { keyBy?: (name: string) => string; most?: number } = {},
): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new Error('This file is not a ZIP archive or is damaged');
  });
  try {
    return { zip, entries: await readEntries(zip, { keyBy, most }) };
  } catch (error) {
    zip.close();
    throw error;
  }
}

export type Archive = { readonly zip: ZipFile; readonly entries: ReadonlyMap<string, Entry> };

async function readEntries(
  zip: ZipFile,
  { keyBy, most }: { keyBy: (name: string) => string; most: number },
): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName;
    if (name.endsWith('/')) continue;
    total += entry.uncompressedSize;
    const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
    if (
      entries.size >= mostEntries ||
      total > most ||
      (entry.uncompressedSize > 1_000_000 && ratio > mostRatio)
    )
      throw new Error('This archive would take too much space when opened');
    if (((entry.externalFileAttributes >>> 16) & 0xf000) === 0xa000)
      throw new Error('This archive contains links, which aren’t allowed');
    if (entry.isEncrypted()) throw new Error('This archive has a password');
    const key = keyBy(name);
    if (entries.has(key)) throw new Error(`This archive contains “${name}” twice`);
    entries.set(key, entry);
  }
  return entries;
}

/** Tools disagree on the case of the folder. */
export function keyOf(name: string): string {
  return name.toLowerCase();
}

export async function readEntry({ zip }: Archive, entry: Entry, most: number): Promise<Buffer> {
  if (entry.uncompressedSize > most) throw new Error('This project is too large to be read');
  const pieces: Buffer[] = [];
  const stream: Readable = await zip.openReadStreamPromise(entry);
  for await (const piece of checked(stream, entry)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** To a name that we choose: the archive’s own names never become paths. */
export async function unpackEntry({ zip }: Archive, entry: Entry, target: string): Promise<void> {
  const stream = await zip.openReadStreamPromise(entry);
  // Opened before it is written to: a stream that breaks off while it opens leaves an empty file behind its caller’s back.
  const file = await open(target, 'wx');
  await pipeline(stream, (pieces) => checked(pieces, entry), file.createWriteStream());
}

/** Lengths are checked by the reader; damaged bytes of the right length only show in the checksum. */
async function* checked(pieces: AsyncIterable<Buffer>, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  for await (const piece of pieces) {
    sum = crc32(piece, sum);
    yield piece;
  }
  if (sum !== entry.crc32) throw new Error(`The file “${entry.fileName}” is damaged`);
}

/** Ours are sentences for people; those of libraries tell a person nothing. */
export function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (/^(?:This|The) /.test(message)) return message;
  return /invalid relative path|absolute path|invalid characters/i.test(message)
    ? 'This archive contains unsafe paths'
    : 'This file is damaged and can’t be read';
}
