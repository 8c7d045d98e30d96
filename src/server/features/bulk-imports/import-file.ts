import { access } from 'node:fs/promises';
import { boolean, finite } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { cleanFileName } from '#domain/files/upload-draft.ts';
import { roomOfCopy } from '#domain/imports/page-pictures.ts';
import { insertFileAsNote, sourceKey, storeFile, type WholeFile } from '#server/features/files/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import type { PagePicture } from './archive/unpack-pictures.ts';
import { removeHeld } from './held-files.ts';
import { placeFile } from './place-file.ts';
import { placePictures } from './place-pictures.ts';
import { storePictures } from './store-pictures.ts';
import { stateOf, type BulkPlan, type WaitingFile } from './waiting-files.ts';
import './tables.ts';

const damaged = {
  ARCHIVE: 'This file is damaged in the archive and can’t be read',
  FOLDER: 'This file was lost on the server. Send it again.',
} as const;

type Importing = {
  readonly plan: BulkPlan;
  readonly file: WaitingFile;
  readonly path: string;
  readonly shown: readonly PagePicture[];
};

/** A file that lies at this path becomes a note, with the pictures that it shows. Answers the room that copies of them take. */
export async function importFile(
  services: JobServices,
  { ctx, step }: Pick<JobRun<unknown>, 'ctx' | 'step'>,
  { plan, file, path, shown }: Importing,
): Promise<number> {
  const { id, projectId } = file;
  const { importId, requestedBy: by } = plan;
  const stored = await store(services, ctx, { plan, file, path });
  const pictures = typeof stored === 'string' ? [] : await storePictures(services, ctx, id, shown);
  const made = await step(`note ${id}`, object({ isKept: boolean, copied: finite }), async (tx) => {
    const row = await lockFile(tx, id);
    // Another run has made it a note: its bytes are in use.
    if (row?.state !== stateOf(plan)) return { isKept: row?.fileId === id, copied: 0 };
    await removeHeld(tx, [file.fileId]);
    if (typeof stored === 'string' || projectId === null) {
      await failFile(tx, id, typeof stored === 'string' ? stored : 'Its project was deleted');
      return { isKept: false, copied: 0 };
    }
    const noteId = await insertFileAsNote(tx, { ...stored, id, projectId, createdBy: by });
    const own = await placePictures(tx, { importId, path: file.path, noteId, by }, pictures);
    await placeFile(tx, { ...file, fieldId: plan.fieldId, by }, { fileId: id, noteId });
    await tx.record({ type: 'note.imported', payload: { noteIds: [noteId], projectId }, objectId: null });
    const copies = pictures.filter((picture) => !own.has(picture.path));
    return { isKept: true, copied: copies.reduce((sum, { size }) => sum + roomOfCopy(size), 0) };
  });
  if (made.isKept) return made.copied;
  const left = typeof stored === 'string' ? [] : [{ id }, ...pictures];
  for (const one of left) await services.storage.remove(sourceKey(ctx.workspace.id, one.id));
  return 0;
}

/** The bytes under the id that the file will have; why not, where it can’t be imported. */
async function store(
  services: JobServices,
  ctx: Ctx,
  { plan, file, path }: Omit<Importing, 'shown'>,
): Promise<WholeFile | string> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (!isThere) return damaged[plan.source];
  try {
    return await storeFile(services, ctx, { id: file.id, name: cleanFileName(file.path), path });
  } catch (error) {
    if (!(error instanceof UnprocessableContent)) throw error;
    return error.message;
  }
}

/** A person may have cancelled it meanwhile. */
async function lockFile(tx: TxCtx, id: string) {
  return tx.db
    .selectFrom('bulk_import_files')
    .select(['state', 'file_id as fileId'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

async function failFile(tx: TxCtx, id: string, reason: string): Promise<void> {
  await tx.db
    .updateTable('bulk_import_files')
    .set({ state: 'FAILED', reason: reason.slice(0, 500), file_id: null })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .execute();
}
