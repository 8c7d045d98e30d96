import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readBulkFile } from '#domain/imports/bulk-path.ts';
import { pictureChooser } from '#domain/imports/choose-pictures.ts';
import { longestPage, pageName, picturesNamedIn } from '#domain/imports/page-pictures.ts';
import { unpackEntry, type Packed } from '#server/platform/programs/packed-file.ts';

/** A picture that a page shows: what the page calls it, and where its bytes are. */
export type PagePicture = {
  readonly page: string;
  readonly called: string;
  readonly path: string;
  readonly file: string;
};

/** Beside what is unpacked of a page, the pictures that it names and the archive has. */
export async function unpackPictures(
  entries: readonly Packed[],
  pages: readonly { readonly name: string; readonly entry: Packed }[],
  { folder, most, free }: { folder: string; most: number; free: readonly number[] },
): Promise<PagePicture[]> {
  const made: PagePicture[] = [];
  const own = new Set(free);
  const files = entries.map((entry, at) => ({
    path: pathOf(entry),
    size: entry.size,
    isFree: own.has(at),
    entry,
  }));
  const choose = pictureChooser(files, most);
  for (const { name, entry: page } of pages) {
    if (page.size > longestPage || !pageName.test(page.name)) continue;
    const named = picturesNamedIn(readFileSync(join(folder, name), 'utf8'));
    for (const { called, picture } of choose(pathOf(page), named)) {
      const file = join(folder, `${name}-${made.length}`);
      const isWhole = await unpackEntry(picture.entry, file).then(
        () => true,
        () => false,
      );
      if (isWhole) made.push({ page: name, called, path: picture.path, file });
      else rmSync(file, { force: true });
    }
  }
  return made;
}

function pathOf({ name, size }: Packed): string {
  const read = readBulkFile({ path: name, size });
  return read.ok ? read.value.path : name;
}
