import { metricNames } from '#domain/charts/metric-names.ts';
import { serialiseCsv } from '#domain/csv/serialise-csv.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { recordReading } from '#server/platform/context/record-reading.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { ChartInput } from './chart-input.ts';
import { readChartTable } from './read-chart-table.ts';
import { readChart } from './read-chart.ts';

/** What a chart shows as CSV; with a field, its table by the values of that field. */
export async function exportChart(ctx: Ctx, input: ChartInput, fieldId: string | null): Promise<string> {
  const { projectId } = input;
  const project = await getAccessObject(ctx, await ctx.reads.db(), { type: 'project', id: projectId });
  allow(ctx, 'export.table', project);
  const rows = fieldId === null ? await plainRows(ctx, input) : await crossRows(ctx, input, fieldId);
  await recordReading(ctx, { type: 'export.chartSaved', payload: { projectId }, objectId: projectId });
  return serialiseCsv(rows);
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
