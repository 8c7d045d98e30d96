import { sql } from 'kysely';
import { insightStatusLabels, type InsightStatus } from '#domain/insights/insight-status.ts';
import { isVisibleWritten } from '#server/kernel/writing/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { fieldColumns } from './field-columns.ts';
import { isWanted, type ChosenPart } from './is-wanted.ts';
import type { TableRows } from '#server/platform/tables/table-rows.ts';
import '#server/features/insights/tables.ts';

const atOnce = 200;

type Row = {
  id: string;
  title: string;
  text: string;
  status: InsightStatus;
  published: boolean;
  author: string;
  createdAt: Date;
  updatedAt: Date;
};

/** The insights of a project that the person may see, with a column for each field. */
export async function* insightRows(ctx: Ctx, asked: ChosenPart): TableRows {
  const fields = await fieldColumns(ctx, { projectId: asked.projectId, owner: 'insight' });
  const facts = ['Status', 'Published', 'Author', 'Created at', 'Updated at', 'ID'];
  yield [['Title', 'Content', ...fields.labels, ...facts]];
  let after: Row | undefined;
  do {
    const rows: Row[] = await readRows(ctx, asked, after);
    const values = await fields.cellsOf(rows.map(({ id }) => id));
    yield rows.map((row) => [
      row.title,
      row.text,
      ...values(row.id),
      insightStatusLabels[row.status],
      row.published ? 'Yes' : 'No',
      row.author,
      row.createdAt.toISOString(),
      row.updatedAt.toISOString(),
      row.id,
    ]);
    after = rows.length === atOnce ? rows.at(-1) : undefined;
  } while (after);
}

async function readRows(ctx: Ctx, { projectId, only }: ChosenPart, after: Row | undefined): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select insights.id, insights.title, insights.status, coalesce(d.text, '') as text,
      coalesce(m.name, '') as author, insights.created_at as "createdAt", insights.updated_at as "updatedAt",
      exists (select 1 from insight_publications live where live.workspace_id = insights.workspace_id
        and live.insight_id = insights.id and live.unpublished_at is null) as published
    from insights
    left join documents d on d.workspace_id = insights.workspace_id and d.id = insights.id
    left join members m on m.workspace_id = insights.workspace_id and m.id = insights.created_by
    where ${isVisibleWritten(ctx, 'insights')} and insights.project_id = ${projectId}
      and ${isWanted('insights.id', only)}
      and (insights.created_at, insights.id) > (${after?.createdAt ?? new Date(0)}::timestamptz,
        ${after?.id ?? '00000000-0000-0000-0000-000000000000'}::uuid)
    order by insights.created_at, insights.id limit ${atOnce}`.execute(await ctx.reads.db());
  await ctx.reads.end();
  return rows;
}
