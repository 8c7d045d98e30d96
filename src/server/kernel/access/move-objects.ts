import { sql } from 'kysely';
import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import { copyMaps, governSubtrees } from './govern-subtree.ts';
import './tables.ts';

/**
 * Puts objects into another one, or (null) on the top, however many. What follows a map then follows that of the new
 * place; on the top it keeps the one it had, as its own. What has a map of its own keeps it everywhere. The caller has
 * checked that the person may do it in both places.
 */
export async function moveObjects(
  tx: TxCtx,
  ids: readonly string[],
  newParentId: string | null,
): Promise<void> {
  await lockWorkspace(tx);
  const objects = await findSources(tx, [...ids, ...(newParentId === null ? [] : [newParentId])]);
  if (newParentId !== null) await requireOutside(tx, { ids, placeId: newParentId });
  await tx.db
    .updateTable('access_objects')
    .set({ parent_id: newParentId })
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .execute();
  const followers = ids.filter((id) => objects.get(id) !== id);
  if (followers.length === 0) return;
  if (newParentId === null) await copyMaps(tx, followers);
  const to = newParentId === null ? null : (objects.get(newParentId) ?? null);
  await governSubtrees(tx, { rootIds: followers, to });
}

/** Whose map governs each of them. Throws NotFound when one is missing. */
async function findSources(tx: TxCtx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.db
    .selectFrom('access_objects')
    .select(['id', 'source_id'])
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .execute();
  const sources = new Map(rows.map((row) => [row.id, row.source_id]));
  if (ids.some((id) => !sources.has(id))) throw new NotFound();
  return sources;
}

/** A circle would have no map above it, and walks up the tree would never end. */
async function requireOutside(
  tx: TxCtx,
  { ids, placeId }: { ids: readonly string[]; placeId: string },
): Promise<void> {
  const { rows } = await sql`
    with recursive above as (
      select id, parent_id from access_objects where workspace_id = ${tx.workspace.id} and id = ${placeId}
      union
      select up.id, up.parent_id from access_objects up join above on up.id = above.parent_id
      where up.workspace_id = ${tx.workspace.id}
    )
    select 1 from above where ${isAmong('id', ids)}`.execute(tx.db);
  if (rows.length > 0) throw new InvalidOperation('It can’t be moved into itself or into something it holds');
}
