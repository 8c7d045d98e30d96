import { sql, type RawBuilder } from 'kysely';
import { contactCells, findContactField, type FoundChartField } from '#server/features/charts/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { findColumn, type ColumnValue } from '../columns/has-property.ts';
import '#server/features/people/tables.ts';

/** People with a value of a contact field; empty for those without any. */
export type ContactSegment = { readonly field: FoundChartField; readonly value: string };
/** These people, or data points with a value of a column. */
export type Segment = ContactSegment | ColumnValue;

export async function findSegment(
  ctx: RequestCtx,
  channelId: string,
  { fieldId, value }: { readonly fieldId: string; readonly value: string },
): Promise<Segment> {
  const id = readId(fieldId);
  const column = await findColumn(ctx, channelId, id);
  if (column) return { column, value };
  return { field: await findContactField(ctx, await ctx.reads.db(), id), value };
}

/** Participants with each value that the contact has whom they are: `participant`, `cell`, `title`. */
export function participantCells(ctx: Ctx, field: FoundChartField): RawBuilder<unknown> {
  return sql`
    select k.participant, c.cell, c.title
    from (${contactCells(ctx, field)}) c
    join people one on one.workspace_id = ${ctx.workspace.id} and coalesce(one.merged_into, one.id) = c.person_id
    join participants k on k.workspace_id = one.workspace_id and k.person_id = one.id`;
}

/** Of a row of `data_points`. */
export function isOfSegment(ctx: Ctx, { field, value }: ContactSegment): RawBuilder<boolean> {
  const cells = participantCells(ctx, field);
  if (value === '')
    return sql<boolean>`(data_points.participant is null
      or data_points.participant not in (select s.participant from (${cells}) s))`;
  return sql<boolean>`data_points.participant in (select s.participant from (${cells}) s where s.cell = ${value})`;
}
