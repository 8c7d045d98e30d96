import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { writeTagCsv } from '#domain/tags/tag-csv.ts';
import type { TagSentiment } from '#domain/tags/sentiments.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import '#server/features/highlights/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { boardColumns, levelOn } from './board.ts';
import { visibleBoards } from './scope.ts';

/** Every tag of a board, as `importTags` reads it, with how many highlights of it the person may see. */
export async function exportTags(ctx: Ctx, boardId: string): Promise<string> {
  const db = await ctx.reads.db();
  const board = await visibleBoards(ctx, db)
    .select(boardColumns(ctx))
    .where('tag_boards.id', '=', boardId)
    .where('tag_boards.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!board) throw new NotFound();
  allow(ctx, 'export.table', { level: levelOn(ctx, board) });
  const { rows } = await sql<{
    title: string;
    group: string;
    color: string;
    description: string;
    role: string | null;
    sentiment: TagSentiment | null;
    highlightCount: number;
  }>`
    select t.title, coalesce(g.title, '') as "group", t.color, t.description, t.role, t.sentiment,
      (select count(*)::int from highlight_tags u where u.workspace_id = t.workspace_id and u.tag_id = t.id
        and not u.hidden and ${isVisible(ctx, 'u.access_id')}) as "highlightCount"
    from tags t
    left join tag_groups g on g.workspace_id = t.workspace_id and g.id = t.group_id and g.deleted_at is null
    where t.workspace_id = ${ctx.workspace.id} and t.board_id = ${boardId} and t.trashed_at is null
    order by g.rank nulls first, g.id, t.rank, t.id`.execute(db);
  return writeTagCsv(rows);
}
