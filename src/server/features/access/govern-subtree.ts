import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { carryToSearch } from './carry-to-search.ts';
import { contentTables } from './content-tables.ts';
import './tables.ts';

/**
 * Puts an object, and everything below it that follows its map, under another map. One statement for the tree and
 * one for each table of content, however large the tree is.
 */
export async function governSubtree(
  tx: TxCtx,
  { rootId, from, to }: { rootId: string; from: string; to: string },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with recursive followers as (
      select id from access_objects where workspace_id = ${tx.workspace.id} and id = ${rootId}
      union
      select child.id from access_objects child join followers on child.parent_id = followers.id
      where child.workspace_id = ${tx.workspace.id} and child.source_id = ${from}
    )
    update access_objects set source_id = ${to} from followers
    where access_objects.workspace_id = ${tx.workspace.id} and access_objects.id = followers.id
    returning access_objects.id`.execute(tx.db);
  const ids = rows.map((row) => row.id);
  for (const { table, id, accessId } of contentTables) {
    await sql`
      update ${sql.table(table)} set ${sql.ref(accessId)} = ${to}
      where workspace_id = ${tx.workspace.id} and ${sql.ref(id)} = any(${ids}::uuid[])`.execute(tx.db);
  }
  await carryToSearch(tx, ids);
}

/** The new map starts as the old one: nobody gains or loses anything by the step itself. */
export async function copyMap(tx: TxCtx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    insert into grants (workspace_id, object_id, grantee, level, granted_by, created_at)
    select workspace_id, ${to}::uuid, grantee, level, granted_by, ${tx.now()}::timestamptz
    from grants where workspace_id = ${tx.workspace.id} and object_id = ${from}
    on conflict do nothing`.execute(tx.db);
}
