import { sql } from 'kysely';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { carryToSearch } from './carry-to-search.ts';
import { contentTables } from './content-tables.ts';
import './tables.ts';

/**
 * Puts objects that hold nothing themselves into another one, however many, in one statement for the tree and one
 * for each table of content. What follows a map then follows that of the new place; a map of its own stays.
 * The caller has checked that the person may do it in both places.
 */
export async function moveLeaves(tx: TxCtx, ids: readonly string[], newParentId: string): Promise<void> {
  await lockWorkspace(tx);
  await sql`
    update access_objects leaf
    set parent_id = place.id, source_id = case when leaf.source_id = leaf.id then leaf.id else place.source_id end
    from access_objects place
    where leaf.workspace_id = ${tx.workspace.id} and leaf.id = any(${[...ids]}::uuid[])
      and place.workspace_id = ${tx.workspace.id} and place.id = ${newParentId}`.execute(tx.db);
  for (const { table, id, accessId } of contentTables) {
    await sql`
      update ${sql.table(table)} content set ${sql.ref(accessId)} = leaf.source_id from access_objects leaf
      where content.workspace_id = ${tx.workspace.id} and ${sql.ref(`content.${id}`)} = any(${[...ids]}::uuid[])
        and leaf.workspace_id = ${tx.workspace.id} and leaf.id = ${sql.ref(`content.${id}`)}`.execute(tx.db);
  }
  await carryToSearch(tx, ids);
}
