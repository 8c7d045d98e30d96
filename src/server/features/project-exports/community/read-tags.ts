import { sql, type RawBuilder } from 'kysely';
import type { ExportedTag, ExportedTagBoard, ExportedTagGroup } from '#domain/exports/tag-codecs.ts';
import type { TagSentiment } from '#domain/tags/sentiments.ts';
import { reading, type SetUp } from './exporting.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/tags/tables.ts';

export type ExportedTags = {
  readonly boards: readonly ExportedTagBoard[];
  readonly groups: readonly ExportedTagGroup[];
  readonly tags: readonly ExportedTag[];
};

/** The boards of a project, and those of the workspace that it uses, with everything on them. */
export async function readTags(
  exporting: Pick<SetUp, 'ctx' | 'projectId' | 'isWhole'>,
): Promise<ExportedTags> {
  const { ctx } = exporting;
  const board = isBoardOf(exporting);
  return reading(exporting, async (db) => {
    const boards = await sql<Required<ExportedTagBoard>>`
      select b.id, b.title, b.rank, b.project_id as "projectId", b.is_default as "isDefault"
      from tag_boards b where ${board} order by b.project_id nulls last, b.rank, b.id`.execute(db);
    const groups = await sql<ExportedTagGroup>`
      select g.id, g.title, g.color, g.rank, g.board_id as "tagBoardId"
      from tag_groups g join tag_boards b on b.workspace_id = g.workspace_id and b.id = g.board_id
      where g.workspace_id = ${ctx.workspace.id} and g.deleted_at is null and ${board}
      order by b.project_id nulls last, b.rank, b.id, g.rank, g.id`.execute(db);
    const tags = await sql<Required<ExportedTag> & { sentiment: TagSentiment | null }>`
      select t.id, t.title, t.color, t.rank, g.id as "tagGroupId", t.locked_at is not null as locked,
        nullif(t.description, '') as description, t.role, t.board_id as "tagBoardId", t.sentiment
      from tags t join tag_boards b on b.workspace_id = t.workspace_id and b.id = t.board_id
      left join tag_groups g on g.workspace_id = t.workspace_id and g.id = t.group_id and g.deleted_at is null
      where t.workspace_id = ${ctx.workspace.id} and t.trashed_at is null and t.merged_into is null and ${board}
      order by b.project_id nulls last, b.rank, b.id, g.rank nulls first, g.id, t.rank, t.id`.execute(db);
    return {
      boards: boards.rows,
      groups: groups.rows,
      tags: tags.rows.map(({ sentiment, ...tag }) => ({ ...tag, ...(sentiment !== null && { sentiment }) })),
    };
  });
}

function isBoardOf({
  ctx,
  projectId,
  isWhole,
}: Pick<SetUp, 'ctx' | 'projectId' | 'isWhole'>): RawBuilder<boolean> {
  return sql<boolean>`(b.workspace_id = ${ctx.workspace.id} and b.deleted_at is null and (
    b.project_id = ${projectId} or (b.project_id is null and (${isWhole} or exists (
      select 1 from highlight_tags u join tags used on used.workspace_id = u.workspace_id and used.id = u.tag_id
      where u.workspace_id = b.workspace_id and used.board_id = b.id and u.project_id = ${projectId}
        and not u.hidden)))))`;
}
