import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, readBulkFile } from '#domain/imports/bulk-path.ts';
import {
  isPictureName,
  pictureInArchive,
  picturesNamedIn,
  roomOfCopy,
} from '#domain/imports/page-pictures.ts';
import { unpackEntry, type Packed } from '#server/platform/programs/packed-file.ts';

/** A picture that a page shows: what the page calls it, and where its bytes are. */
export type PagePicture = {
  readonly page: string;
  readonly called: string;
  readonly path: string;
  readonly file: string;
};

const longestPage = 5_000_000;
const mostOfPage = 100;

/** Beside what is unpacked of a page, the pictures that it names and the archive has. */
export async function unpackPictures(
  entries: readonly Packed[],
  pages: readonly { readonly name: string; readonly entry: Packed }[],
  { folder, most }: { folder: string; most: number },
): Promise<PagePicture[]> {
  const made: PagePicture[] = [];
  const byPath = new Map(entries.map((entry) => [pathOf(entry).normalize(), entry]));
  let left = most;
  for (const { name, entry: page } of pages) {
    if (page.size > longestPage || !/\.(?:md|markdown|html?)$/i.test(page.name)) continue;
    const called = picturesNamedIn(readFileSync(join(folder, name), 'utf8'));
    for (const one of [...called].slice(0, mostOfPage)) {
      const path = pictureInArchive(folderOf(pathOf(page)), one) ?? '';
      const entry = isPictureName(path) ? byPath.get(path) : undefined;
      if (!entry || roomOfCopy(entry.size) > left) continue;
      left -= roomOfCopy(entry.size);
      const file = join(folder, `${name}-${made.length}`);
      const isWhole = await unpackEntry(entry, file).then(
        () => true,
        () => false,
      );
      if (isWhole) made.push({ page: name, called: one, path, file });
      else rmSync(file, { force: true });
    }
  }
  return made;
}

function pathOf({ name, size }: Packed): string {
  const read = readBulkFile({ path: name, size });
  return read.ok ? read.value.path : name;
}
