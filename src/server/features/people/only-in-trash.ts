import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** Of these contacts those that take part in nothing outside of the trash: an undo leaves all others where they are. */
export async function onlyInTrash(tx: TxCtx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from people o where ${isInWorkspace(tx.workspace.id, 'id', ids)} and trashed_at is null
      and not exists (select 1 from note_people part
        join notes n on n.workspace_id = part.workspace_id and n.id = part.note_id and n.trashed_at is null
        join projects p on p.workspace_id = n.workspace_id and p.id = n.project_id and p.trashed_at is null
        where part.workspace_id = o.workspace_id and part.person_id = o.id)`.execute(tx.db);
  return rows.map(({ id }) => id);
}
