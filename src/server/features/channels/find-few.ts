import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { typedWords } from '#server/platform/db/like-pattern.ts';
import type { ColumnValue } from './columns/has-property.ts';
import type { DataPointFilter } from './list-data-points.ts';
import { findWithWords } from './words/find-with-words.ts';
import './tables.ts';

/**
 * Read by their ids, so many of a million are as much work as the newest among which fifty of as many are: more are found
 * sooner from the newest on.
 */
const mostFew = 7000;

/**
 * Among which few data points all that match are, as a condition on a row of `data_points`; null where there are many, of
 * which the newest that match are found soon.
 */
export async function findFew(
  ctx: Ctx,
  db: Db,
  filter: DataPointFilter,
): Promise<RawBuilder<boolean> | null> {
  const ids = (await withWords(ctx, db, filter)) ?? (await withValues(ctx, db, filter));
  // Read first and once: joined, the two tables' times and ids are taken for unrelated, and for a page of fifty everything
  // is read and sorted.
  return ids && sql<boolean>`data_points.id = any(array(${ids}))`;
}

async function withWords(
  ctx: Ctx,
  db: Db,
  { channelId, query }: DataPointFilter,
): Promise<RawBuilder<unknown> | null> {
  const words = typedWords(query ?? '');
  return words === null ? null : findWithWords(ctx, db, { channelId, words, most: mostFew });
}

async function withValues(ctx: Ctx, db: Db, filter: DataPointFilter): Promise<RawBuilder<unknown> | null> {
  const values = valuesOf(filter).filter(({ column, value }) => column.hasChoices && value !== '');
  if (values.length === 0) return null;
  const { rows } = await sql<{ at: string; count: string }>`
    select v.at, (select count(*) from (${pointsWith(ctx, filter, { columnId: sql.ref('v.column_id'), value: sql.ref('v.value') })}
      limit ${sql.lit(mostFew + 1)}) few) as count
    from unnest(${values.map(({ column }) => column.id)}::uuid[], ${values.map(({ value }) => value)}::text[])
      with ordinality v (column_id, value, at)
    order by 2 limit 1`.execute(db);
  const rarest = values[Number(rows[0]?.at) - 1];
  if (!rarest || Number(rows[0]?.count) > mostFew) return null;
  const { column, value } = rarest;
  return pointsWith(ctx, filter, { columnId: sql`${column.id}::uuid`, value: sql`${value}::text` });
}

export function valuesOf({ properties, segment }: DataPointFilter): ColumnValue[] {
  return [...(properties ?? []), ...(segment && 'column' in segment ? [segment] : [])];
}

type Asked = {
  readonly columnId: RawBuilder<unknown> | ReturnType<typeof sql.ref>;
  readonly value: RawBuilder<unknown>;
};

function pointsWith(
  ctx: Ctx,
  { from, to }: DataPointFilter,
  { columnId, value }: Asked,
): RawBuilder<unknown> {
  return sql`select d.point_id from data_point_values d
    where d.workspace_id = ${ctx.workspace.id} and d.column_id = ${columnId} and d.value = ${value}
      ${from == null ? sql`` : sql`and d.said_at >= ${from}`} ${to == null ? sql`` : sql`and d.said_at < ${to}`}`;
}
