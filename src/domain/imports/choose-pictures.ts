import { folderOf } from './bulk-path.ts';
import { isPictureName, pictureInArchive, roomOfCopy } from './page-pictures.ts';

export type PictureFile = {
  readonly path: string;
  readonly size: number;
  /** Still a file of its own: the first page that shows it takes it, and others get copies. */
  readonly isFree: boolean;
};

const mostOfPage = 100;
/** In bytes: what lies on the disk beside the pages that are read together. */
const mostAtOnce = 1_000_000_000;

/** Chooses the pictures of one page after the other, within what copies may take. */
export function pictureChooser<T extends PictureFile>(
  files: readonly T[],
  mostOfCopies: number,
): (page: string, called: Iterable<string>) => { called: string; picture: T }[] {
  const byPath = new Map(files.map((file) => [file.path.normalize(), file]));
  const free = new Set(files.filter(({ isFree }) => isFree));
  let copies = mostOfCopies;
  let together = mostAtOnce;
  return (page, called) =>
    [...called].slice(0, mostOfPage).flatMap((one) => {
      const path = pictureInArchive(folderOf(page), one) ?? '';
      const picture = isPictureName(path) ? byPath.get(path) : undefined;
      if (!picture) return [];
      const copied = free.has(picture) ? 0 : roomOfCopy(picture.size);
      if (copied > copies || picture.size > together) return [];
      copies -= copied;
      together -= picture.size;
      free.delete(picture);
      return [{ called: one, picture }];
    });
}
