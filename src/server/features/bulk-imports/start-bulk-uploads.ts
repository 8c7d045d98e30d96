import { InvalidOperation, ValidationError } from '#domain/errors/hark-error.ts';
import { cleanFileName } from '#domain/files/upload-draft.ts';
import { startUploads } from '#server/features/files/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Env } from '#server/platform/env/env.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { heldPaths } from './held-files.ts';
import { lockBulkImport } from './policy.ts';
import '#server/features/files/tables.ts';
import './tables.ts';

type Uploading = { storage: Pick<Storage, 'room'>; env: Pick<Env, 'workspaceBytes'> };
export type BulkUpload = { readonly id: string; readonly fileId: string };

const mostAtOnce = 50;

/** A place for the bytes of each file, sent by tus to `/files/uploads/<fileId>`. One that was begun before goes on there. */
export async function startBulkUploads(
  services: Uploading,
  ctx: Ctx,
  { id, fileIds }: { id: string; fileIds: readonly string[] },
): Promise<BulkUpload[]> {
  if (fileIds.length > mostAtOnce) throw new ValidationError(`Start at most ${mostAtOnce} uploads at a time`);
  const { rows, isHeld } = await inTransaction(ctx, async (tx) => {
    const row = await lockBulkImport(tx, id);
    if (row.status !== 'RUNNING' || row.source !== 'FOLDER')
      throw new InvalidOperation('This import isn’t waiting for files');
    const waiting = await tx.db
      .selectFrom('bulk_import_files')
      .leftJoin('files', (join) =>
        join
          .onRef('files.workspace_id', '=', 'bulk_import_files.workspace_id')
          .onRef('files.id', '=', 'bulk_import_files.file_id')
          .on('files.status', '=', 'UPLOADING'),
      )
      .select([
        'bulk_import_files.id',
        'bulk_import_files.path',
        'bulk_import_files.size',
        'bulk_import_files.project_id as projectId',
        'files.id as begunId',
      ])
      .where(isInWorkspace(tx.workspace.id, 'bulk_import_files.id', fileIds))
      .where('bulk_import_files.import_id', '=', id)
      .where('bulk_import_files.state', '=', 'WAITING')
      .orderBy('bulk_import_files.number')
      .execute();
    return { rows: waiting, isHeld: await heldPaths(tx, id) };
  });
  const begun = rows.flatMap(({ id: rowId, begunId }) =>
    begunId === null ? [] : [{ id: rowId, fileId: begunId }],
  );
  const fresh: BulkUpload[] = [];
  const groups = Map.groupBy(
    rows.filter(({ begunId }) => begunId === null),
    ({ projectId, path }) => `${projectId ?? ''} ${isHeld(path)}`,
  );
  for (const some of groups.values()) {
    const [{ projectId, path: firstPath } = { projectId: null, path: '' }] = some;
    if (projectId === null) continue;
    const started = await startUploads(services, ctx, {
      owner: { type: 'project', id: projectId },
      files: some.map(({ path, size }) => ({ name: cleanFileName(path), size: Number(size) })),
      asNotes: !isHeld(firstPath),
    });
    const uploads = some.flatMap(({ id: rowId }, at) => {
      const file = started[at];
      return file ? [{ id: rowId, fileId: file.id }] : [];
    });
    await keepUploads(ctx, uploads);
    fresh.push(...uploads);
  }
  return [...begun, ...fresh];
}

async function keepUploads(ctx: Ctx, uploads: readonly BulkUpload[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    for (const { id, fileId } of uploads)
      await tx.db
        .updateTable('bulk_import_files')
        .set({ file_id: fileId })
        .where('workspace_id', '=', tx.workspace.id)
        .where('id', '=', id)
        .where('state', '=', 'WAITING')
        .execute();
  });
}
