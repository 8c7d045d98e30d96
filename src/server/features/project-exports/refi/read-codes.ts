import { sql } from 'kysely';
import type { RefiCode } from '#domain/refi/refi-code.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/tags/tables.ts';

type Row = {
  id: string;
  title: string;
  color: string;
  description: string;
  boardId: string;
  boardTitle: string;
  isOwnBoard: boolean;
  groupId: string | null;
  groupTitle: string | null;
  groupColor: string | null;
};

/**
 * The tags of a project, and those of the workspace that it uses. Groups are codes that hold the codes of their tags,
 * and so are boards, except for the one that every project has.
 */
export async function readCodes(ctx: Ctx, projectId: string): Promise<RefiCode[]> {
  const { rows } = await sql<Row>`
    select t.id, t.title, t.color, t.description, b.id as "boardId", b.title as "boardTitle",
      b.project_id is not null and b.is_default as "isOwnBoard",
      g.id as "groupId", g.title as "groupTitle", g.color as "groupColor"
    from tags t
    join tag_boards b on b.workspace_id = t.workspace_id and b.id = t.board_id and b.deleted_at is null
    left join tag_groups g on g.workspace_id = t.workspace_id and g.id = t.group_id and g.deleted_at is null
    where t.workspace_id = ${ctx.workspace.id} and t.trashed_at is null and t.merged_into is null
      and (b.project_id = ${projectId} or (b.project_id is null and exists (
        select 1 from highlight_tags u where u.workspace_id = t.workspace_id and u.tag_id = t.id
          and u.project_id = ${projectId} and not u.hidden)))
    order by b.project_id nulls last, b.rank, b.id, g.rank nulls first, g.id, t.rank, t.id`.execute(
    await ctx.reads.db(),
  );
  await ctx.reads.end();
  return [...Map.groupBy(rows, ({ boardId }) => boardId).values()].flatMap(codesOfBoard);
}

function codesOfBoard(rows: readonly Row[]): RefiCode[] {
  const codes = [...Map.groupBy(rows, ({ groupId }) => groupId).values()].flatMap(codesOfGroup);
  const [first] = rows;
  if (!first || first.isOwnBoard) return codes;
  return [holder(first.boardId, first.boardTitle || 'Untitled board', null, codes)];
}

function codesOfGroup(rows: readonly Row[]): RefiCode[] {
  const codes = rows.map(({ id, title, color, description }) => ({
    id,
    name: title || 'Untitled tag',
    color,
    description,
    isCodable: true,
    codes: [],
  }));
  const [first] = rows;
  if (!first || first.groupId === null) return codes;
  return [holder(first.groupId, first.groupTitle || 'Untitled group', first.groupColor, codes)];
}

function holder(id: string, name: string, color: string | null, codes: readonly RefiCode[]): RefiCode {
  return { id, name, color, description: '', isCodable: false, codes };
}
