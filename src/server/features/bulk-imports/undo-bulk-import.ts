import { sql } from 'kysely';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { trashUnusedFields } from '#server/features/fields/index.ts';
import { trashFolderIn } from '#server/features/folders/index.ts';
import { setDocumentState } from '#server/kernel/documents/index.ts';
import { putInTrash } from '#server/kernel/projects/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { allowIntoProject, hasEnded, lockBulkImport } from './policy.ts';
import '#server/features/insights/tables.ts';
import '#server/features/notes/tables.ts';
import './tables.ts';

/** Everything that it made goes to the trash: its notes, and the project, field or folders that it made for them. */
export async function undoBulkImport(ctx: Ctx, id: string): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    const row = await lockBulkImport(tx, id);
    if (row.status === 'UNDONE') return;
    if (!(await hasEnded(tx, row)))
      throw new InvalidOperation('Wait until the import has finished, or cancel it');
    if (row.folder_id !== null) await takeBackFolder(tx, row.folder_id, viewer.id);
    else if (row.project_id !== null) {
      await allowIntoProject(tx, row.project_id);
      await takeBackNotes(tx, id, viewer.id);
      if (row.makes_project && (await isEmpty(tx, row.project_id)))
        await putInTrash(tx, { ids: [row.project_id], by: viewer.id, withFolder: null });
      else if (row.makes_field && row.field_id !== null) await trashUnusedFields(tx, [row.field_id]);
    }
    await tx.db
      .updateTable('bulk_imports')
      .set({ status: 'UNDONE' })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    await tx.record({ type: 'bulkImport.undone', payload: { bulkImportId: id }, objectId: id });
  });
}

/** What somebody threw away meanwhile stays where it is. */
async function takeBackFolder(tx: TxCtx, folderId: string, by: string): Promise<void> {
  const { rows } =
    await sql`select 1 from folders where workspace_id = ${tx.workspace.id} and id = ${folderId}
    and trashed_at is null`.execute(tx.db);
  if (rows.length > 0) await trashFolderIn(tx, folderId, by);
}

async function takeBackNotes(tx: TxCtx, importId: string, by: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update notes set trashed_at = ${tx.now()}, trashed_by = ${by}::uuid, version = version + 1
    where workspace_id = ${tx.workspace.id} and trashed_at is null and id in (
      select note_id from bulk_import_files where workspace_id = ${tx.workspace.id} and import_id = ${importId})
    returning id`.execute(tx.db);
  const noteIds = rows.map((row) => row.id);
  await setDocumentState(tx, noteIds, { trashed: true });
  if (noteIds.length > 0)
    await tx.record({ type: 'note.importUndone', payload: { noteIds }, objectId: null });
}

/** A project that people have worked in since stays. */
async function isEmpty(tx: TxCtx, projectId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from notes where workspace_id = ${tx.workspace.id} and project_id = ${projectId} and trashed_at is null
    union all
    select 1 from insights where workspace_id = ${tx.workspace.id} and project_id = ${projectId}
      and trashed_at is null
    limit 1`.execute(tx.db);
  return rows.length === 0;
}
