import { randomUUID } from 'node:crypto';
import {
  isPictureName,
  pictureCopies,
  pictureInArchive,
  relativePicture,
  roomOfCopy,
} from '#domain/imports/page-pictures.ts';
import type { RefiPicture } from '#domain/refi/refi-source.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import type { PackedFile } from './packed-file.ts';

/** Where a picture will be, by what a page calls it; undefined for what isn’t in the archive. */
type AddressOf = (given: string) => string | undefined;

/** The pictures that pages name by where they are in the archive. Each page gets files of its own. */
export class ArchivePictures {
  readonly #all: ReadonlyMap<string, PackedFile>;
  readonly #used = new Set<PackedFile>();
  #left = pictureCopies.mostOfImport;

  constructor(files: readonly PackedFile[]) {
    const pictures = files.filter(({ name }) => isPictureName(name));
    this.#all = new Map(pictures.map((file) => [file.path.normalize(), file]));
  }

  /** Reads a page. What it names in a place where documents have no pictures stays a file like any other. */
  show(
    page: PackedFile,
    read: (addressOf: AddressOf) => DocumentJson,
  ): { document: DocumentJson; pictures: RefiPicture[] } {
    const found = new Map<PackedFile, RefiPicture>();
    const document = read((given) => {
      const called = relativePicture(given);
      const file =
        called === undefined ? undefined : this.#all.get(pictureInArchive(page.folder, called) ?? '');
      if (!file || !(found.has(file) || this.#takeRoomFor(file))) return undefined;
      const one = found.get(file) ?? { guid: randomUUID(), name: file.name, path: `internal://${file.path}` };
      found.set(file, one);
      return `/image/${one.guid}`;
    });
    const written = JSON.stringify(document);
    const shown = [...found].filter(([, { guid }]) => written.includes(guid));
    for (const [file] of shown) this.#used.add(file);
    return { document, pictures: shown.map(([, picture]) => picture) };
  }

  /** Those that no page shows. */
  without(files: readonly PackedFile[]): PackedFile[] {
    return files.filter((file) => !this.#used.has(file));
  }

  #takeRoomFor(file: PackedFile): boolean {
    const needed = this.#used.has(file) ? roomOfCopy(file.entry.size) : 0;
    if (needed > this.#left) return false;
    this.#left -= needed;
    return true;
  }
}
