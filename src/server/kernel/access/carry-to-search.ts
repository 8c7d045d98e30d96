import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { withNextSeqs } from '#server/platform/search/write-items.ts';
import './tables.ts';

/**
 * What can be found of these objects follows their map in the same transaction: a moment later would be long enough
 * for a search to show what was just closed.
 */
export async function carryToSearch(tx: TxCtx, ids: readonly string[]): Promise<void> {
  await withNextSeqs(tx, async (base) => {
    const { rows } = await sql`
      update search_items item set access_id = moved.source_id, seq = ${base} + moved.place
      from (
        select i.id, o.source_id, row_number() over (order by i.id) as place
        from search_items i
        join access_objects o on o.workspace_id = i.workspace_id and o.id = i.owner_id
        where ${isInWorkspace(tx.workspace.id, 'i.owner_id', ids)}
          and i.access_id is distinct from o.source_id and not i.removed
      ) moved
      where item.workspace_id = ${tx.workspace.id} and item.id = moved.id
      returning item.id`.execute(tx.db);
    return { end: base + rows.length, result: undefined };
  });
}
