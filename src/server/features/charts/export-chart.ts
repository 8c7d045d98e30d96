import { metricNames } from '#domain/charts/metric-names.ts';
import { serialiseCsv } from '#domain/csv/serialise-csv.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { ChartInput } from './chart-input.ts';
import { readChartTable } from './read-chart-table.ts';
import { readChart } from './read-chart.ts';

/** What a chart shows as CSV; with a field, its table by the values of that field. */
export async function exportChart(ctx: Ctx, input: ChartInput, fieldId: string | null): Promise<string> {
  const { projectId } = input;
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'export.table', await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
    await tx.record({ type: 'export.chartSaved', payload: { projectId }, objectId: projectId });
  });
  return serialiseCsv(fieldId === null ? await plainRows(ctx, input) : await crossRows(ctx, input, fieldId));
}

async function plainRows(ctx: Ctx, input: ChartInput): Promise<string[][]> {
  const { items } = await readChart(ctx, input);
  const rows = items.map(({ title, groupTitle, value }) => [title, groupTitle ?? '', String(value)]);
  return [['Name', 'Group', metricNames[input.metric]], ...rows];
}

async function crossRows(ctx: Ctx, input: ChartInput, fieldId: string): Promise<string[][]> {
  const { columns, rows } = await readChartTable(ctx, input, fieldId);
  return [
    ['Name', 'Group', ...columns.map(({ title }) => title), 'All'],
    ...rows.map(({ title, groupTitle, values, total }) => [
      title,
      groupTitle ?? '',
      ...[...values, total].map(String),
    ]),
  ];
}
