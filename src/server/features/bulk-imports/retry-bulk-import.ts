import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { removeAllHeld } from './held-files.ts';
import { hasEnded, lockBulkImport } from './policy.ts';
import { enqueueBulkImport, type BulkImporting } from './start-bulk-import.ts';
import './tables.ts';

/** Files that failed or were cancelled wait again. Those of a folder have to be sent again. */
export async function retryBulkImport(importing: BulkImporting, ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockBulkImport(tx, id);
    const isSending = row.source === 'FOLDER' && row.status === 'RUNNING' && row.job_id === null;
    if (!isSending && !(await hasEnded(tx, row)))
      throw new InvalidOperation('Wait until the import has finished, or cancel it');
    if (!isSending) await removeAllHeld(tx, id);
    const again = await tx.db
      .updateTable('bulk_import_files')
      .set({ state: 'WAITING', reason: null, file_id: null })
      .where('workspace_id', '=', tx.workspace.id)
      .where('import_id', '=', id)
      // Those that wait still are left from a run that was given up.
      .where('state', 'in', ['FAILED', 'CANCELLED', ...(isSending ? [] : (['WAITING', 'UPLOADED'] as const))])
      .returning('id')
      .execute();
    if (again.length === 0) throw new InvalidOperation('No file of this import failed');
    await tx.db
      .updateTable('bulk_imports')
      .set({
        status: 'RUNNING',
        error: null,
        finished_at: null,
        ...(row.source === 'FOLDER' && { job_id: null }),
      })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    if (row.source === 'ARCHIVE') await enqueueBulkImport(tx, importing, id);
    await tx.record({ type: 'bulkImport.started', payload: { bulkImportId: id }, objectId: id });
  });
}
