import { sql, type RawBuilder } from 'kysely';
import { scaleOfColumn } from '#domain/charts/chart-scale.ts';
import { filterFormToWire } from '#domain/filters/filter-form.ts';
import { listHighlights, type HighlightPage } from '#server/features/highlights/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { PageArgs } from '#server/platform/graphql/page.ts';
import type { ChartInput } from './chart-input.ts';
import { fieldCells } from './field-cells.ts';
import { findChartField } from './find-chart-field.ts';

export type ChartHighlightsArgs = PageArgs & {
  readonly itemId: string;
  readonly column: { readonly fieldId: string; readonly value: string } | null;
};

/** What one figure of a chart counts, or of one column of its table. */
export async function listChartHighlights(
  ctx: Ctx,
  { projectId, type, from, to, filter }: ChartInput,
  { itemId, column, ...page }: ChartHighlightsArgs,
): Promise<HighlightPage> {
  const db = await ctx.reads.db();
  allow(ctx, 'chart.read', await getAccessObject(ctx, db, { type: 'project', id: projectId }));
  const of = type === 'TAG' ? { tagId: readId(itemId) } : { tagGroupId: itemId && readId(itemId) };
  const form = filter && JSON.stringify(filterFormToWire(filter));
  return listHighlights(
    ctx,
    { ...page, filter: { projectId, ...of, createdFrom: from, createdTo: to, form } },
    column && (await isInColumn(ctx, db, projectId, column)),
  );
}

async function isInColumn(
  ctx: Ctx,
  db: Db,
  projectId: string,
  { fieldId, value }: { fieldId: string; value: string },
): Promise<RawBuilder<boolean>> {
  const field = await findChartField(ctx, db, projectId, fieldId);
  // In no stored text, and the database would refuse the question.
  if (value.includes('\0')) return sql<boolean>`false`;
  const cells = fieldCells(ctx, field, scaleOfColumn(field.fieldType, value));
  return value === ''
    ? sql<boolean>`highlights.object_id not in (select object_id from (${cells}) as cells)`
    : sql<boolean>`highlights.object_id in (select object_id from (${cells}) as cells where cell = ${value})`;
}
