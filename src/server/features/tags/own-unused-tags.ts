import type { TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { heardAs } from '#server/platform/events/heard-as.ts';
import { changeTags } from './change-tags.ts';
import { getTags } from './policy.ts';
import { holdRoom } from './restore-tags.ts';
import { takeBackTags } from './take-back-tags.ts';
import './tables.ts';

/**
 * Tags that somebody made with what they take back now. Those that are on something else stay, and so do those that
 * aren't theirs: where a tag had the title already, the id that they named is nobody's.
 */
export async function takeBackOwnTags(tx: TxCtx, ids: readonly string[]): Promise<void> {
  const { viewer } = requireMember(tx);
  const own = await ownTags(tx, ids);
  if (own.length === 0) return;
  await takeBackTags(tx, { tagIds: own, groupIds: [], previous: [], by: viewer.id });
}

/** Those of these that somebody made and took back; for the same act again. */
export async function bringBackOwnTags(tx: TxCtx, ids: readonly string[]): Promise<void> {
  const own = await ownTags(tx, ids, { inTrash: true });
  if (own.length === 0) return;
  await holdRoom(tx, await getTags(tx, own, { inTrash: true }));
  const tags = await changeTags(tx, own, { trashed_at: null, trashed_by: null });
  await tx.record({ type: 'tag.restored', payload: { tagIds: own }, ...heardAs(tags) });
}

async function ownTags(
  tx: TxCtx,
  ids: readonly string[],
  { inTrash = false }: { inTrash?: boolean } = {},
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { viewer } = requireMember(tx);
  const rows = await tx.db
    .selectFrom('tags')
    .select('id')
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .where('created_by', '=', viewer.id)
    .where('description', '=', '')
    .where('merged_into', 'is', null)
    .$if(inTrash, (tags) => tags.where('trashed_by', '=', viewer.id))
    .where('trashed_at', inTrash ? 'is not' : 'is', null)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
