import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isArchivePart } from '#domain/imports/archive-part.ts';
import { checkRoom } from './check-room.ts';
import { unpackEntry, type Packed } from './packed-file.ts';

/** What may still come out of an archive. */
export type Room = { entries: number; bytes: number };

/** Each stays open while its files are read. */
const mostParts = 200;

type Parting = {
  readonly folder: string;
  readonly room: Room;
  readonly list: (path: string, what: string) => Promise<Packed[]>;
};

/**
 * The files of an archive with those of its parts in their place. A part counts by what is in it, and what is a part in
 * a part is a file like any other.
 */
export async function openParts(
  files: readonly Packed[],
  { folder, room, list }: Parting,
): Promise<Packed[]> {
  const parts = files.filter(({ name }) => isArchivePart(name));
  if (parts.length === 0) return [...files];
  if (parts.length > mostParts) throw new Error(`This archive has more than ${mostParts} parts`);
  mkdirSync(folder, { recursive: true });
  const all: Packed[] = [];
  for (const [at, file] of files.entries()) {
    if (!isArchivePart(file.name)) {
      all.push(file);
      continue;
    }
    const path = join(folder, String(at));
    if (!existsSync(path)) await unpackPart(file, path);
    room.entries += 1;
    room.bytes += file.size;
    const beside = file.name.slice(0, file.name.lastIndexOf('/') + 1);
    const inside = await list(path, `The part “${file.name}”`);
    for (const inner of inside) all.push({ ...inner, name: `${beside}${inner.name}` });
  }
  return all;
}

/** Has its name only when it is whole: it is read again without being unpacked again. */
async function unpackPart(file: Packed, path: string): Promise<void> {
  checkRoom(dirname(path), file.size);
  // Left by a process that was killed.
  rmSync(`${path}.part`, { force: true });
  await unpackEntry(file, `${path}.part`);
  renameSync(`${path}.part`, path);
}
