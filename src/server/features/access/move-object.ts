import { sql } from 'kysely';
import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { copyMap, governSubtree } from './govern-subtree.ts';
import './tables.ts';

/**
 * Puts an object into another one, or (null) on the top. What follows a map then follows that of the new place; on
 * the top it keeps the one it had, as its own. The caller has checked that the person may do it in both places.
 */
export async function moveObject(tx: TxCtx, id: string, newParentId: string | null): Promise<void> {
  await lockWorkspace(tx);
  const object = await find(tx, id);
  const parent = newParentId === null ? undefined : await find(tx, newParentId);
  if (newParentId !== null) await requireOutside(tx, { id, placeId: newParentId });
  await tx.db
    .updateTable('access_objects')
    .set({ parent_id: newParentId })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .execute();
  if (object.source_id === id) return;
  if (!parent) await copyMap(tx, { from: object.source_id, to: id });
  await governSubtree(tx, { rootId: id, from: object.source_id, to: parent?.source_id ?? id });
}

async function find(tx: TxCtx, id: string): Promise<{ source_id: string }> {
  const row = await tx.db
    .selectFrom('access_objects')
    .select('source_id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/** A circle would have no map above it, and walks up the tree would never end. */
async function requireOutside(tx: TxCtx, { id, placeId }: { id: string; placeId: string }): Promise<void> {
  const { rows } = await sql`
    with recursive above as (
      select id, parent_id from access_objects where workspace_id = ${tx.workspace.id} and id = ${placeId}
      union
      select up.id, up.parent_id from access_objects up join above on up.id = above.parent_id
      where up.workspace_id = ${tx.workspace.id}
    )
    select 1 from above where id = ${id}`.execute(tx.db);
  if (rows.length > 0) throw new InvalidOperation('It can’t be moved into itself or into something it holds');
}
