import { sql } from 'kysely';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { carryToContent } from './carry-to-content.ts';
import { carryToSearch } from './carry-to-search.ts';
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
    where ${isInWorkspace(tx.workspace.id, 'leaf.id', ids)}
      and place.workspace_id = ${tx.workspace.id} and place.id = ${newParentId}`.execute(tx.db);
  await carryToContent(tx, ids);
  await carryToSearch(tx, ids);
}
