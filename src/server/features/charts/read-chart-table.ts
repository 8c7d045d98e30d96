import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { ChartInput } from './chart-input.ts';
import { chooseScale } from './choose-scale.ts';
import { fieldCells } from './field-cells.ts';
import { findChartField } from './find-chart-field.ts';
import { orderColumns, type ChartColumn } from './order-columns.ts';
import { countItems, type ChartItem } from './read-chart.ts';
import { taggedHighlights, valueOf } from './tagged-highlights.ts';

export type ChartRow = Omit<ChartItem, 'value'> & { readonly values: number[]; readonly total: number };
export type ChartTable = { readonly columns: ChartColumn[]; readonly rows: ChartRow[] };

const mostColumns = 30;

/** How often each tag or group was used in notes with each value of a field, or whose participants have it. */
export async function readChartTable(ctx: Ctx, input: ChartInput, fieldId: string): Promise<ChartTable> {
  const db = await ctx.reads.db();
  // Asks for access to the project, before anything is said about its fields.
  const tagged = await taggedHighlights(ctx, db, input);
  const field = await findChartField(ctx, db, input.projectId, fieldId);
  const cells = fieldCells(ctx, field, await chooseScale(ctx, db, field, tagged));
  const value = valueOf(input.metric);
  const { rows } = await sql<{ item: string | null; cell: string; value: string }>`
    with tagged as (${tagged}), cells as (${cells})
    select item, coalesce(cell, '') as cell, ${value} as value
    from tagged left join cells using (object_id) group by item, cell`.execute(db);
  const totals = await sql<{ cell: string; title: string; value: string }>`
    with tagged as (select distinct id, object_id, volume from (${tagged}) as each_once), cells as (${cells})
    select coalesce(cell, '') as cell, coalesce(min(title), '') as title, ${value} as value
    from tagged left join cells using (object_id)
    group by cell order by value desc, cell limit ${mostColumns}`.execute(db);
  const columns = orderColumns(
    totals.rows.map((row) => ({ value: row.cell, title: row.title, total: Number(row.value) })),
    field,
  );
  const counted = new Map(rows.map((row) => [`${row.item ?? ''} ${row.cell}`, Number(row.value)]));
  const items = await countItems(ctx, db, input);
  return {
    columns,
    rows: items.map(({ value: total, ...item }) => ({
      ...item,
      total,
      values: columns.map((column) => counted.get(`${item.id} ${column.value}`) ?? 0),
    })),
  };
}
