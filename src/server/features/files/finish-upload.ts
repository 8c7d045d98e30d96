import { titleOfFile } from '#domain/files/upload-draft.ts';
import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { insertNote } from '#server/features/notes/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { MissingFile } from '#server/platform/storage/storage.ts';
import { changeFiles } from './change-files.ts';
import { failUpload } from './fail-upload.ts';
import type { StoredFile } from './file.ts';
import { inspectFile, type InspectedFile } from './inspect-file.ts';
import { noteOf } from './note-of-file.ts';
import { openStaging } from './open-staging.ts';
import type { StagedFile } from './staging.ts';
import { sourceKey } from './storage-keys.ts';
import './tables.ts';

type Finishing = Pick<Services, 'storage' | 'env' | 'log'>;

/**
 * Every byte is here: looks at what it is, takes it into the storage and shows it. Can be done again after a crash
 * at any point: the bytes are then found where they were left.
 */
export async function finishUpload(
  services: Finishing,
  ctx: Ctx,
  file: Pick<StoredFile, 'id' | 'name' | 'size'>,
  isStaged: boolean,
): Promise<void> {
  const staged = { workspaceId: ctx.workspace.id, fileId: file.id };
  const look = (path: string) => inspectFile(services, ctx.workspace.id, path, file);
  try {
    const found = isStaged
      ? await takeIn(services, staged, look)
      : await services.storage.withPath(sourceKey(ctx.workspace.id, file.id), look);
    await inTransaction(ctx, (tx) => complete(tx, file.id, found));
    await openStaging(services).remove(staged);
  } catch (error) {
    if (error instanceof UnprocessableContent) await failUpload(services, ctx, file.id, error.message);
    throw error;
  }
}

async function takeIn<T>(
  services: Finishing,
  file: StagedFile,
  look: (path: string) => Promise<T>,
): Promise<T> {
  const key = sourceKey(file.workspaceId, file.fileId);
  try {
    return await openStaging(services).withWhole(file, async (path) => {
      const found = await look(path);
      await services.storage.takeIn(key, path);
      return found;
    });
  } catch (error) {
    // Another server saw the last byte too, and has taken them in.
    if (!(error instanceof MissingFile) || (await services.storage.size(key)) === undefined) throw error;
    return services.storage.withPath(key, look);
  }
}

async function complete(tx: TxCtx, id: string, found: InspectedFile): Promise<void> {
  const row = await tx.db
    .selectFrom('files')
    .select(['status', 'makes_note as makesNote', 'owner_id as ownerId', 'name', 'size', 'created_by as by'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  // Two requests may both have seen the last byte.
  if (row?.status !== 'UPLOADING') return;
  const note = row.makesNote
    ? await insertNote(tx, {
        projectId: row.ownerId,
        title: titleOfFile(row.name),
        createdBy: row.by,
        content: noteOf({ id, ...found, name: row.name, size: Number(row.size) }),
      })
    : undefined;
  const [file] = await changeFiles(tx, [id], {
    status: 'DONE',
    uploaded_bytes: row.size,
    uploaded_at: tx.now(),
    content_type: found.contentType,
    type: found.type,
    width: found.width,
    height: found.height,
    color: found.color,
    ...(note && { owner_id: note.id, owner_type: 'note' as const }),
  });
  await tx.record({
    type: 'file.uploaded',
    payload: { fileId: id },
    objectId: id,
    version: file?.version ?? 1,
  });
}
