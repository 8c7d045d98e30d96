import { sql } from 'kysely';
import { putInTrash } from '#server/kernel/projects/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '#server/features/insights/tables.ts';
import '#server/features/notes/tables.ts';
import './tables.ts';

/** A folder of pictures that pages of other folders show is a project without a note. Only of projects that the import made. */
export async function trashEmptyProjects(tx: TxCtx, importId: string): Promise<void> {
  const { rows } = await sql<{ id: string; by: string }>`
    select distinct p.id, i.requested_by as by
    from bulk_imports i
    join bulk_import_files f on f.workspace_id = i.workspace_id and f.import_id = i.id and f.state = 'IMPORTED'
    join projects p on p.workspace_id = f.workspace_id and p.id = f.project_id and p.trashed_at is null
    where i.workspace_id = ${tx.workspace.id} and i.id = ${importId} and i.folder_id is not null
      and not exists (select 1 from bulk_import_files o where o.workspace_id = f.workspace_id
        and o.project_id = p.id and o.state <> 'IMPORTED')
      and not exists (select 1 from notes n where n.workspace_id = p.workspace_id and n.project_id = p.id)
      and not exists (select 1 from insights n where n.workspace_id = p.workspace_id and n.project_id = p.id)`.execute(
    tx.db,
  );
  const [first] = rows;
  if (first) await putInTrash(tx, { ids: rows.map(({ id }) => id), by: first.by, withFolder: null });
}
