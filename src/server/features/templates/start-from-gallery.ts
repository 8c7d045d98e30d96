import { NotFound } from '#domain/errors/hark-error.ts';
import { writeStarting } from '#server/features/project-imports/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { readGalleryContents, type Gallery } from './gallery.ts';
import { nothingShared } from './nothing-shared.ts';

/** The first project of a new workspace. One that is no longer published is left out: nobody can ask again. */
export async function startFromGallery(
  tx: TxCtx,
  { id, createdBy }: { id: string; createdBy: string },
  gallery: Gallery,
): Promise<void> {
  const found = await readGalleryContents(tx.db, { id, target: 'project' }, gallery).catch(
    (error: unknown) => {
      if (error instanceof NotFound) return undefined;
      throw error;
    },
  );
  if (!found) return;
  const { title, contents } = found;
  const rights = nothingShared;
  const projectId = await writeStarting(tx, { contents, title, folderId: null, createdBy, rights });
  await tx.record({ type: 'template.used', payload: { templateId: id, projectId }, objectId: null });
}
