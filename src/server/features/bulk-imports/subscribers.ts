import { defineSubscriber } from '#server/platform/events/subscriber.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { endIfDone } from './end-bulk-import.ts';
import { placeFile } from './place-file.ts';
import '#server/features/files/tables.ts';
import './tables.ts';

/** The file of a folder has arrived, or is not going to. */
export const followUploads = defineSubscriber({
  name: 'bulkImports.followUploads',
  hears: ['file.uploaded', 'file.uploadFailed'],
  async run(tx, { payload }) {
    const row = await findRow(tx, payload.fileId);
    if (!row) return;
    const { id, importId, path, status, ownerId, error, fieldId, requestedBy } = row;
    if (status === 'DONE') {
      const made = { fileId: payload.fileId, noteId: ownerId };
      await placeFile(tx, { id, path, fieldId, by: requestedBy }, made);
    } else {
      await tx.db
        .updateTable('bulk_import_files')
        .set({ state: 'FAILED', reason: error ?? 'The upload was cancelled' })
        .where('workspace_id', '=', tx.workspace.id)
        .where('id', '=', id)
        .where('state', '=', 'WAITING')
        .execute();
    }
    await endIfDone(tx, importId);
  },
});

/** Of an upload that nobody has told of yet: the files of an archive are placed by its job. */
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
      'bulk_import_files.import_id as importId',
      'bulk_import_files.path',
      'files.status',
      'files.owner_id as ownerId',
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
