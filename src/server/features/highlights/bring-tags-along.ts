import { sql } from 'kysely';
import {
  ensureDefaultBoard,
  insertTag,
  readTagChange,
  replaceTaggings,
  type Tag,
} from '#server/features/tags/index.ts';
import '#server/features/tags/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

type Left = Pick<Tag, 'id' | 'title' | 'color' | 'description' | 'role' | 'sentiment'> & { folded: string };

/**
 * After a note or insight went to another project: its highlights get that project's tags of the same title, made
 * where there are none. Moved back, they find their old tags again. Those in the trash stay behind.
 */
export async function bringTagsAlong(
  tx: TxCtx,
  { objectId, projectId, movedBy }: { objectId: string; projectId: string; movedBy: string | null },
): Promise<void> {
  const foreign = sql`
    from highlight_tags u
    join highlights h on h.workspace_id = u.workspace_id and h.id = u.highlight_id
    join tags t on t.workspace_id = u.workspace_id and t.id = u.tag_id
    join tag_boards b on b.workspace_id = t.workspace_id and b.id = t.board_id
    where u.workspace_id = ${tx.workspace.id} and h.object_id = ${objectId} and h.project_id = ${projectId}
      and b.project_id <> h.project_id`;
  const { rows: left } = await sql<Left>`
    select distinct t.id, t.title, t.folded, t.color, t.description, t.role, t.sentiment ${foreign}
      and t.trashed_at is null and b.deleted_at is null order by t.id`.execute(tx.db);
  const tagIds = await findOrMake(tx, { left, projectId, createdBy: movedBy });
  await replaceTaggings(tx, {
    objectId,
    pairs: left.map(({ id }, place) => [id, tagIds[place] ?? '']),
    left: sql`select u.highlight_id, u.tag_id ${foreign}`,
  });
}

/** One for each, in their order. */
async function findOrMake(
  tx: TxCtx,
  { left, projectId, createdBy }: { left: readonly Left[]; projectId: string; createdBy: string | null },
): Promise<string[]> {
  if (left.length === 0) return [];
  const own = await tx.db
    .selectFrom('tags')
    .innerJoin('tag_boards', (join) =>
      join
        .onRef('tag_boards.workspace_id', '=', 'tags.workspace_id')
        .onRef('tag_boards.id', '=', 'tags.board_id'),
    )
    .select(['tags.id', 'tags.folded'])
    .where('tags.workspace_id', '=', tx.workspace.id)
    .where('tag_boards.project_id', '=', projectId)
    .where('tag_boards.deleted_at', 'is', null)
    .where('tags.trashed_at', 'is', null)
    .where(sql<boolean>`tags.folded = any(${left.map(({ folded }) => folded)}::text[])`)
    .execute();
  const byTitle = new Map(own.map(({ id, folded }) => [folded, id]));
  for (const tag of left) {
    if (byTitle.has(tag.folded)) continue;
    const boardId = await ensureDefaultBoard(tx, { projectId, createdBy });
    const { id } = await insertTag(tx, { ...readTagChange(tag), boardId, groupId: null, createdBy });
    byTitle.set(tag.folded, id);
  }
  return left.map(({ folded }) => byTitle.get(folded) ?? '');
}
