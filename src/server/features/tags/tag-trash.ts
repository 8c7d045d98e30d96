import { sql, type RawBuilder } from 'kysely';
import { rankOf } from '#server/kernel/access/index.ts';
import type { TrashSource } from '#server/kernel/kinds/index.ts';
import '#server/kernel/projects/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { restoreTagBoard } from './arrange-boards.ts';
import { restoreTagGroup } from './arrange-groups.ts';
import { isManager } from './board.ts';
import { restoreTags } from './restore-tags.ts';
import './tables.ts';

/** A merged tag comes back by undoing its merge, one on a deleted board with the board. */
export const tagTrash: TrashSource = {
  type: 'TAG',
  select: (ctx) => sql`
    select t.id, t.title, b.project_id, t.trashed_at, t.trashed_by, ${rankOnBoard(ctx)} as rank
    from tags t join ${boards} on b.workspace_id = t.workspace_id and b.id = t.board_id
    where t.workspace_id = ${ctx.workspace.id} and t.trashed_at is not null and t.merged_into is null
      and t.locked_at is null and b.deleted_at is null and ${canChange}`,
  restore: (ctx, id) => restoreTags(ctx, [id]),
  purge: 'tags',
  purged: (tagId) => ({ type: 'tag.purged', payload: { tagId } }),
};

export const tagGroupTrash: TrashSource = {
  type: 'TAG_GROUP',
  select: (ctx) => sql`
    select g.id, g.title, b.project_id, g.deleted_at as trashed_at, g.deleted_by as trashed_by,
      ${rankOnBoard(ctx)} as rank
    from tag_groups g join ${boards} on b.workspace_id = g.workspace_id and b.id = g.board_id
    where g.workspace_id = ${ctx.workspace.id} and g.deleted_at is not null and b.deleted_at is null
      and ${canChange}`,
  restore: (ctx, id) => restoreTagGroup(ctx, id),
  purge: 'tag_groups',
  purged: (tagGroupId) => ({ type: 'tagGroup.purged', payload: { tagGroupId } }),
};

export const tagBoardTrash: TrashSource = {
  type: 'TAG_BOARD',
  select: (ctx) => sql`
    select b.id, b.title, b.project_id, b.deleted_at as trashed_at, b.deleted_by as trashed_by,
      ${rankOnBoard(ctx)} as rank
    from ${boards} where b.workspace_id = ${ctx.workspace.id} and b.deleted_at is not null and ${canChange}`,
  restore: (ctx, id) => restoreTagBoard(ctx, id),
  purge: 'tag_boards',
  purged: (tagBoardId) => ({ type: 'tagBoard.purged', payload: { tagBoardId } }),
};

const boards = sql`(tag_boards b
  left join projects p on p.workspace_id = b.workspace_id and p.id = b.project_id)`;

/** Nothing comes back into a project that is archived or in the trash itself. */
const canChange = sql`(b.project_id is null or (p.trashed_at is null and p.status <> 'archived'))`;

function rankOnBoard(ctx: Ctx): RawBuilder<number> {
  return sql<number>`case when b.project_id is null then ${isManager(ctx) ? 3 : 0}
    else ${rankOf(ctx, 'p.access_id')} end`;
}
