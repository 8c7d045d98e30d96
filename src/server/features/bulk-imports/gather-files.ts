import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureChooser, type PictureFile } from '#domain/imports/choose-pictures.ts';
import { longestPage, pageName, pictureName } from '#domain/imports/page-pictures.ts';
import { sourceKey } from '#server/features/files/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { MissingFile } from '#server/platform/storage/storage.ts';
import { sql } from 'kysely';
import { namePictures } from './archive/open-bulk-archive.ts';
import type { PagePicture } from './archive/unpack-pictures.ts';
import type { WaitingFile } from './waiting-files.ts';
import './tables.ts';

type Gathering = {
  readonly importId: string;
  readonly batch: readonly WaitingFile[];
  readonly folder: string;
  readonly target: string;
  readonly mostOfCopies: number;
};

/** The same as unpacking an archive, for files that were sent one by one. */
export async function gatherFiles(
  services: JobServices,
  ctx: Ctx,
  { importId, batch, folder, target, mostOfCopies }: Gathering,
  signal: AbortSignal,
): Promise<PagePicture[]> {
  const bring = (fileId: string | null, to: string) => copyStored(services, ctx, fileId, to);
  const pages = new Map<string, string>();
  for (const { id, path, size, fileId } of batch) {
    const isHere = await bring(fileId, join(folder, id));
    if (isHere && size <= longestPage && pageName.test(path)) pages.set(id, path);
  }
  if (pages.size === 0) return [];
  const named = await namePictures(ctx.workspace.id, { folder, pages: [...pages.keys()], target }, signal);
  const choose = pictureChooser(await readPictures(ctx, importId), mostOfCopies);
  const made: PagePicture[] = [];
  for (const { page, called: all } of named)
    for (const { called, picture } of choose(pages.get(page) ?? '', all)) {
      const file = join(folder, `${page}-${made.length}`);
      if (await bring(picture.fileId, file)) made.push({ page, called, path: picture.path, file });
    }
  return made;
}

/** Somebody may have deleted what it was a part of. */
async function copyStored(
  { storage }: JobServices,
  ctx: Ctx,
  fileId: string | null,
  to: string,
): Promise<boolean> {
  if (fileId === null) return false;
  try {
    await storage.withPath(sourceKey(ctx.workspace.id, fileId), (path) => copyFile(path, to));
    return true;
  } catch (error) {
    if (!(error instanceof MissingFile)) throw error;
    return false;
  }
}

async function readPictures(
  ctx: Ctx,
  importId: string,
): Promise<(PictureFile & { fileId: string | null })[]> {
  const { rows } = await inTransaction(ctx, (tx) =>
    sql<PictureFile & { fileId: string | null }>`
      select path, size::double precision as size, state = 'UPLOADED' as "isFree", file_id as "fileId"
      from bulk_import_files
      where workspace_id = ${tx.workspace.id} and import_id = ${importId} and path ~* ${pictureName.source}
        and state in ('UPLOADED', 'IMPORTED')`.execute(tx.db),
  );
  return rows;
}
