import { sql } from 'kysely';
import { columnTitle, compareColumns } from '#domain/charts/chart-scale.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { ChartInput } from './chart-input.ts';
import { chooseScale } from './choose-scale.ts';
import { fieldCells } from './field-cells.ts';
import { findChartField, type FoundChartField } from './find-chart-field.ts';
import { countItems, type ChartItem } from './read-chart.ts';
import { taggedHighlights, valueOf } from './tagged-highlights.ts';

export type ChartColumn = { readonly value: string; readonly title: string; readonly total: number };
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
  const columns = inOrder(
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

/** As the field orders its values. An option that was deleted is no column; no value comes last. */
function inOrder(
  columns: readonly ChartColumn[],
  { fieldType: type, options }: FoundChartField,
): ChartColumn[] {
  const byValue = new Map(columns.map((column) => [column.value, column]));
  const empty = byValue.get('');
  const named = columns.filter(({ value }) => value !== '');
  const last = empty ? [{ ...empty, title: 'No value' }] : [];
  if (type === 'SELECT') return [...chosen(byValue, options), ...last];
  if (type === 'BOOLEAN') return [...chosen(byValue, yesAndNo), ...last];
  if (type === 'NUMBER' || type === 'DATETIME') {
    const inTurn = named.toSorted((a, b) => compareColumns(type, a.value, b.value));
    return [...inTurn.map((column) => ({ ...column, title: columnTitle(type, column.value) })), ...last];
  }
  const sorted =
    type === 'NPS'
      ? named.toSorted((a, b) => Number(a.value) - Number(b.value))
      : named.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  return [...sorted, ...last];
}

const yesAndNo = [
  { id: 'true', label: 'Yes' },
  { id: 'false', label: 'No' },
];

function chosen(
  byValue: ReadonlyMap<string, ChartColumn>,
  options: readonly { readonly id: string; readonly label: string }[],
): ChartColumn[] {
  return options.flatMap(({ id, label }) => {
    const column = byValue.get(id);
    return column ? [{ ...column, title: label }] : [];
  });
}
