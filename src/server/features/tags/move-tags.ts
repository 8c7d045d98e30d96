import { sql } from 'kysely';
import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { defaultRank, rankGap } from '#domain/rank/rank.ts';
import '#server/features/highlights/tables.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import type { TagBoard } from './board.ts';
import { getGroupOf, requireRoom } from './create-tag.ts';
import { allowOnBoard, allowOnTags, getBoard, getTags, type TagState } from './policy.ts';
import { readBackTags } from './read-back.ts';
import type { Tag } from './tag.ts';
import './tables.ts';

export type TagMove = {
  ids: readonly string[];
  boardId: string;
  groupId: string | null;
  /** The tag they come after; null: before all others. */
  afterId: string | null;
};

/** Together, in the order of the ids, to one place. All of them or none. */
export async function moveTags(ctx: Ctx, { ids, boardId, groupId, afterId }: TagMove): Promise<Tag[]> {
  return inTransaction(ctx, async (tx) => {
    const board = await getBoard(tx, boardId);
    allowOnBoard(tx, 'tag.move', board);
    const found = await getTags(tx, ids);
    allowOnTags(tx, 'tag.move', found);
    if (groupId !== null) await getGroupOf(tx, boardId, groupId);
    const arriving = found.filter((tag) => tag.boardId !== boardId);
    await requireSameReach(tx, arriving, board);
    await requireRoom(tx, boardId, arriving.length);
    await arrange(tx, { ids, boardId, groupId, afterId });
    const tags = await readBackTags(tx, ids);
    // Their neighbours have new ranks too, so that nobody can go by one of them.
    await tx.record({ type: 'tag.moved', payload: { tagIds: ids, to: boardId }, objectId: null });
    return tags;
  });
}

/** A tag must stay usable wherever it is used: in its project, or once it is the workspace's, everywhere. */
async function requireSameReach(tx: TxCtx, tags: readonly TagState[], board: TagBoard): Promise<void> {
  if (board.projectId === null) return;
  if (tags.some(({ projectId }) => projectId !== null && projectId !== board.projectId)) {
    throw new InvalidOperation('Tags can move within their project or to a workspace board');
  }
  const leaving = tags.filter(({ projectId }) => projectId === null).map(({ id }) => id);
  if (leaving.length === 0) return;
  const used = await sql`
    select 1 from highlight_tags t
    join highlights h on h.workspace_id = t.workspace_id and h.id = t.highlight_id
    where ${isInWorkspace(tx.workspace.id, 't.tag_id', leaving)}
      and h.project_id <> ${board.projectId} limit 1`.execute(tx.db);
  if (used.rows.length > 0) throw new InvalidOperation('These tags are used in other projects too');
}

/** Tags of a deleted group stand among those in none, and go back to it when it is restored. */
const shownGroup = sql`select g.id from tag_groups g
  where g.workspace_id = tags.workspace_id and g.id = tags.group_id and g.deleted_at is null`;

/** Fresh ranks for the whole group: it is one statement, and no gap ever runs out. */
async function arrange(tx: TxCtx, { ids, boardId, groupId, afterId }: TagMove): Promise<void> {
  const others = await tx.db
    .selectFrom('tags')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('board_id', '=', boardId)
    .where(sql<boolean>`(${shownGroup}) is not distinct from ${groupId}::uuid`)
    .where('trashed_at', 'is', null)
    .where(sql<boolean>`id <> all(${[...ids]}::uuid[])`)
    .orderBy('rank')
    .orderBy('id')
    .execute();
  const order = others.map(({ id }) => id);
  if (afterId !== null && !order.includes(afterId)) throw new NotFound();
  order.splice(afterId === null ? 0 : order.indexOf(afterId) + 1, 0, ...ids);
  await sql`
    update tags set board_id = ${boardId},
      group_id = case when ${isAmong('tags.id', ids)} then ${groupId}::uuid else group_id end,
      rank = ${defaultRank} + (place.at - 1) * ${rankGap}::double precision,
      updated_at = case when ${isAmong('tags.id', ids)} then ${tx.now()}::timestamptz else updated_at end,
      version = version + 1
    from unnest(${order}::uuid[]) with ordinality as place (id, at)
    where tags.workspace_id = ${tx.workspace.id} and tags.id = place.id`.execute(tx.db);
}
