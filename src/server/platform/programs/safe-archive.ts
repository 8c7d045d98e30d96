import { statSync } from 'node:fs';
import { openPromise, type ZipFile } from 'yauzl';
import { groupDigits } from '#domain/limits/text-limit.ts';
import { openParts, type Room } from './archive-parts.ts';
import type { Packed } from './packed-file.ts';

const mostEntries = 20_000;
const mostBytes = 20_000_000_000;
/** Of archives that we write ourselves: one of a large workspace has a file for each note, picture and recording. */
export const mostOfOurs = { entries: 200_000, bytes: 100_000_000_000 };
const mostRatio = 200;
/** Of the whole archive: files of text pack far better than recordings, but little archives may be all text. */
const mostGrowth = 20;
const leastBytes = 2_000_000_000;

export type Archive = { readonly entries: ReadonlyMap<string, Packed>; readonly close: () => void };

type Opening = {
  readonly keyBy?: (name: string) => string;
  readonly most?: Partial<Room>;
  /** A folder for archives inside of this one that are parts of it: their files are read as its own. */
  readonly partsIn?: string;
};

/** The files of an archive that somebody sent, by name. Throws with a sentence for people where one isn’t safe. */
export async function openArchive(
  path: string,
  { keyBy = keyOf, most = {}, partsIn }: Opening = {},
): Promise<Archive> {
  const zips: ZipFile[] = [];
  const close = (): void => {
    for (const zip of zips) zip.close();
  };
  // What is opened together shares one measure, or each part could be as large as the whole may be.
  const measure = { entries: mostEntries, bytes: mostBytes, ...most };
  measure.bytes = Math.min(measure.bytes, Math.max(leastBytes, statSync(path).size * mostGrowth));
  const room = { ...measure };
  const list = async (from: string, what = 'This file'): Promise<Packed[]> => {
    const zip = await openPromise(from, { lazyEntries: true, autoClose: false }).catch(() => {
      throw new Error(`${what} is not a ZIP archive or is damaged`);
    });
    zips.push(zip);
    return listFiles(zip, room, measure.entries);
  };
  try {
    const files = await list(path);
    const all = partsIn === undefined ? files : await openParts(files, { folder: partsIn, room, list });
    return { entries: byKey(all, keyBy), close };
  } catch (error) {
    close();
    throw error;
  }
}

async function listFiles(zip: ZipFile, room: Room, most: number): Promise<Packed[]> {
  const files: Packed[] = [];
  for await (const entry of zip.eachEntry()) {
    const { fileName: name, uncompressedSize: size } = entry;
    if (name.endsWith('/')) continue;
    room.entries -= 1;
    room.bytes -= size;
    const ratio = size / Math.max(1, entry.compressedSize);
    if (room.entries < 0) throw new Error(`This archive contains more than ${groupDigits(most)} files`);
    if (room.bytes < 0 || (size > 1_000_000 && ratio > mostRatio))
      throw new Error('This archive would take too much space when opened');
    if (((entry.externalFileAttributes >>> 16) & 0xf000) === 0xa000)
      throw new Error('This archive contains links, which aren’t allowed');
    if (entry.isEncrypted()) throw new Error('This archive has a password');
    files.push({ name, size, crc32: entry.crc32, open: () => zip.openReadStreamPromise(entry) });
  }
  return files;
}

function byKey(files: readonly Packed[], keyBy: (name: string) => string): Map<string, Packed> {
  const entries = new Map<string, Packed>();
  for (const file of files) {
    const key = keyBy(file.name);
    if (entries.has(key)) throw new Error(`This archive contains “${file.name}” twice`);
    entries.set(key, file);
  }
  return entries;
}

/** Tools disagree on the case of the folder. */
export function keyOf(name: string): string {
  return name.toLowerCase();
}

/** Ours are sentences for people; those of libraries tell a person nothing. */
export function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (/^(?:This|The) /.test(message)) return message;
  return /invalid relative path|absolute path|invalid characters/i.test(message)
    ? 'This archive contains unsafe paths'
    : 'This file is damaged and can’t be read';
}
