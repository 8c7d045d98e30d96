import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { trashFields } from './trash-fields.ts';
import './tables.ts';

/** For an undo: fields that something outside of the trash has a value in by now stay. */
export async function trashUnusedFields(tx: TxCtx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const isLive = (table: 'notes' | 'insights') => sql`exists (
    select 1 from ${sql.table(table)} o
    join projects p on p.workspace_id = o.workspace_id and p.id = o.project_id and p.trashed_at is null
    where o.workspace_id = v.workspace_id and o.id = v.object_id and o.trashed_at is null)`;
  const isThere = (table: 'people' | 'projects') => sql`exists (
    select 1 from ${sql.table(table)} o
    where o.workspace_id = v.workspace_id and o.id = v.object_id and o.trashed_at is null)`;
  const { rows } = await sql<{ id: string }>`
    select id from fields f where ${isInWorkspace(tx.workspace.id, 'id', ids)} and trashed_at is null
      and not exists (select 1 from field_values v where v.workspace_id = f.workspace_id and v.field_id = f.id
        and (${isLive('notes')} or ${isLive('insights')} or ${isThere('people')} or ${isThere('projects')}))`.execute(
    tx.db,
  );
  await trashFields(
    tx,
    rows.map(({ id }) => id),
  );
}
