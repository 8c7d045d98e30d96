import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { removeAllHeld } from './held-files.ts';
import { trashEmptyProjects } from './trash-empty-projects.ts';
import './tables.ts';

/** Ends an import that has no file left to wait for. */
export async function endIfDone(tx: TxCtx, importId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update bulk_imports set status = 'COMPLETE', finished_at = ${tx.now()}
    where workspace_id = ${tx.workspace.id} and id = ${importId} and status = 'RUNNING'
      and not exists (select 1 from bulk_import_files f where f.workspace_id = bulk_imports.workspace_id
        and f.import_id = bulk_imports.id and f.state in ('WAITING', 'UPLOADED'))
    returning id`.execute(tx.db);
  if (rows.length === 0) return false;
  await trashEmptyProjects(tx, importId);
  const payload = { bulkImportId: importId };
  await tx.record({ type: 'bulkImport.completed', payload, objectId: importId });
  return true;
}

/** What waits is not going to come, and what came is not going to be a note. */
export async function endWaiting(
  tx: TxCtx,
  importId: string,
  end: { state: 'FAILED' | 'CANCELLED'; reason: string | null },
): Promise<void> {
  await removeAllHeld(tx, importId);
  await tx.db
    .updateTable('bulk_import_files')
    .set(end)
    .where('workspace_id', '=', tx.workspace.id)
    .where('import_id', '=', importId)
    .where('state', 'in', ['WAITING', 'UPLOADED'])
    .execute();
}
