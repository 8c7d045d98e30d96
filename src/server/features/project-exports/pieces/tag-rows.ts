import { sql } from 'kysely';
import { tagCsvHeading } from '#domain/tags/tag-csv.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readTags } from '../community/read-tags.ts';
import type { ChosenPart } from './is-wanted.ts';
import type { TableRows } from '#server/platform/tables/table-rows.ts';
import '#server/features/highlights/tables.ts';

/** The tags of a project and of the boards that it uses, as a tag board imports them, and how often they are used here. */
export async function* tagRows(ctx: Ctx, { projectId }: ChosenPart): TableRows {
  yield [[...tagCsvHeading, 'Board']];
  const { boards, groups, tags } = await readTags({ ctx, projectId, isWhole: false });
  const counts = await readCounts(ctx, projectId);
  const boardTitles = new Map(boards.map(({ id, title }) => [id, title]));
  const groupTitles = new Map(groups.map(({ id, title }) => [id, title]));
  yield tags.map((tag) => [
    tag.title,
    groupTitles.get(tag.tagGroupId ?? '') ?? '',
    tag.color,
    tag.description ?? '',
    tag.role ?? '',
    tag.sentiment ?? '',
    counts.get(tag.id) ?? 0,
    boardTitles.get(tag.tagBoardId ?? '') ?? '',
  ]);
}

async function readCounts(ctx: Ctx, projectId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ tagId: string; count: number }>`
    select u.tag_id as "tagId", count(*)::int as count from highlight_tags u
    where u.workspace_id = ${ctx.workspace.id} and u.project_id = ${projectId} and not u.hidden
      and ${isVisible(ctx, 'u.access_id')}
    group by u.tag_id`.execute(await ctx.reads.db());
  await ctx.reads.end();
  return new Map(rows.map(({ tagId, count }) => [tagId, count]));
}
