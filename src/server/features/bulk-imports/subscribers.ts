import { sql } from 'kysely';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { endIfDone } from './end-bulk-import.ts';
import { removeHeld } from './held-files.ts';
import { placeFile } from './place-file.ts';
import type { BulkImportPayload } from './run-bulk-import.ts';
import { enqueueBulkImport } from './start-bulk-import.ts';
import type { BulkFileState } from './tables.ts';
import '#server/features/files/tables.ts';
import './tables.ts';

type Importing = { readonly boss: JobBoss; readonly job: Job<BulkImportPayload> };

/** The file of a folder has arrived, or is not going to. */
export function followUploads(importing: Importing): Subscriber {
  return defineSubscriber({
    name: 'bulkImports.followUploads',
    hears: ['file.uploaded', 'file.uploadFailed'],
    async run(tx, { payload }) {
      const importId = await lockImportOf(tx, payload.fileId);
      const row = importId === undefined ? undefined : await findRow(tx, payload.fileId);
      if (importId === undefined || !row) return;
      const { id, path, state, status, ownerId, ownerType, error, fieldId, requestedBy } = row;
      if (status !== 'DONE')
        await setState(tx, id, { state: 'FAILED', reason: error ?? 'The upload was cancelled' });
      else if (ownerType === 'project' && state === 'WAITING')
        await setState(tx, id, { state: 'UPLOADED', reason: null });
      // Cancelled while its last bytes came.
      else if (ownerType === 'project') await removeHeld(tx, [payload.fileId]);
      else {
        const made = { fileId: payload.fileId, noteId: ownerId };
        await placeFile(tx, { id, path, fieldId, by: requestedBy }, made);
      }
      const isDone = await endIfDone(tx, importId);
      if (!isDone && (await isAllHere(tx, importId))) await enqueueBulkImport(tx, importing, importId);
    },
  });
}

/** Of an upload that nobody has told of yet. Locked, or the last two files would each wait for the other. */
async function lockImportOf(tx: TxCtx, fileId: string): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('bulk_import_files')
    .select('import_id as importId')
    .where('workspace_id', '=', tx.workspace.id)
    .where('file_id', '=', fileId)
    .where('state', '<>', 'IMPORTED')
    .executeTakeFirst();
  if (!row) return undefined;
  await tx.db
    .selectFrom('bulk_imports')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', row.importId)
    .forUpdate()
    .execute();
  return row.importId;
}

/** The files of an archive are placed by its job. */
async function findRow(tx: TxCtx, fileId: string) {
  return tx.db
    .selectFrom('bulk_import_files')
    .innerJoin('bulk_imports', (join) =>
      join
        .onRef('bulk_imports.workspace_id', '=', 'bulk_import_files.workspace_id')
        .onRef('bulk_imports.id', '=', 'bulk_import_files.import_id'),
    )
    .innerJoin('files', (join) =>
      join
        .onRef('files.workspace_id', '=', 'bulk_import_files.workspace_id')
        .onRef('files.id', '=', 'bulk_import_files.file_id'),
    )
    .select([
      'bulk_import_files.id',
      'bulk_import_files.path',
      'bulk_import_files.state',
      'files.status',
      'files.owner_id as ownerId',
      'files.owner_type as ownerType',
      'files.error',
      'bulk_imports.field_id as fieldId',
      'bulk_imports.requested_by as requestedBy',
    ])
    .where('bulk_import_files.workspace_id', '=', tx.workspace.id)
    .where('bulk_import_files.file_id', '=', fileId)
    .where('bulk_import_files.state', '<>', 'IMPORTED')
    .forUpdate('bulk_import_files')
    .executeTakeFirst();
}

async function setState(
  tx: TxCtx,
  id: string,
  set: { state: BulkFileState; reason: string | null },
): Promise<void> {
  await tx.db
    .updateTable('bulk_import_files')
    .set(set)
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .execute();
}

/** Nothing is on its way any more, and what came waits for the job that makes notes of it. */
async function isAllHere(tx: TxCtx, importId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from bulk_imports i
    where i.workspace_id = ${tx.workspace.id} and i.id = ${importId} and i.status = 'RUNNING' and i.job_id is null
      and not exists (select 1 from bulk_import_files f where f.workspace_id = i.workspace_id
        and f.import_id = i.id and f.state = 'WAITING')`.execute(tx.db);
  return rows.length > 0;
}
