import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { carryToContent } from './carry-to-content.ts';
import { carryToSearch } from './carry-to-search.ts';
import './tables.ts';

/**
 * Puts objects, and everything below them that follows the map they follow, under another map; null: each root under
 * a map of its own. One statement for the tree and one for each table of content, however large the trees are.
 */
export async function governSubtrees(
  tx: TxCtx,
  { rootIds, to }: { rootIds: readonly string[]; to: string | null },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with recursive followers as (
      select id, source_id, id as root_id from access_objects
      where ${isInWorkspace(tx.workspace.id, 'id', rootIds)}
      union
      select child.id, child.source_id, followers.root_id
      from access_objects child join followers on child.parent_id = followers.id
      where child.workspace_id = ${tx.workspace.id} and child.source_id = followers.source_id
    )
    update access_objects set source_id = coalesce(${to}::uuid, followers.root_id) from followers
    where access_objects.workspace_id = ${tx.workspace.id} and access_objects.id = followers.id
    returning access_objects.id`.execute(tx.db);
  const ids = rows.map((row) => row.id);
  await carryToContent(tx, ids);
  await carryToSearch(tx, ids);
}

/** The new maps start as those that govern the objects now: nobody gains or loses anything by the step itself. */
export async function copyMaps(tx: TxCtx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into grants (workspace_id, object_id, grantee, level, granted_by, created_at)
    select g.workspace_id, o.id, g.grantee, g.level, g.granted_by, ${tx.now()}::timestamptz
    from access_objects o join grants g on g.workspace_id = o.workspace_id and g.object_id = o.source_id
    where ${isInWorkspace(tx.workspace.id, 'o.id', ids)}
    on conflict do nothing`.execute(tx.db);
}
