import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { typedWords } from '#server/platform/db/like-pattern.ts';
import type { ColumnValue } from './columns/has-property.ts';
import { valuesOf, type DataPointFilter } from './data-point-filter.ts';
import { findKeptCount } from './find-kept-count.ts';
import { findWithWords, type SomePoints } from './words/find-with-words.ts';
import './tables.ts';

/**
 * Read by their ids, so many of a million are as much work as the newest among which fifty of as many are: more are found
 * sooner from the newest on.
 */
const mostFew = 7000;

/** `isAll`: all that match are among them; else there are many more. */
export type Few = { readonly isAmong: RawBuilder<boolean>; readonly isAll: boolean };

/** Among which few data points those that match are, as a condition on a row of `data_points`; null where no index tells. */
export async function findFew(ctx: Ctx, db: Db, filter: DataPointFilter): Promise<Few | null> {
  const words = await withWords(ctx, db, filter);
  const values = words?.isAll === true ? null : await withValues(ctx, db, filter);
  const found = values?.isAll === true ? values : (words ?? values);
  // Read first and once: joined, the two tables' times and ids are taken for unrelated, and for a page of fifty everything
  // is read and sorted.
  return (
    found && {
      isAmong: sql<boolean>`data_points.id = any(array(${found.ids}))`,
      isAll: found.isAll,
    }
  );
}

async function withWords(
  ctx: Ctx,
  db: Db,
  { channelId, query }: DataPointFilter,
): Promise<SomePoints | null> {
  const words = typedWords(query ?? '');
  return words === null ? null : findWithWords(ctx, db, { channelId, words, most: mostFew });
}

async function withValues(ctx: Ctx, db: Db, filter: DataPointFilter): Promise<SomePoints | null> {
  const all = valuesOf(filter).filter(({ column }) => column.hasChoices);
  for (const none of all.filter(({ value }) => value === ''))
    if (await hasAllOf(ctx, db, filter, none))
      return { ids: sql`select null::uuid where false`, isAll: true };
  const values = all.filter(({ value }) => value !== '');
  if (values.length === 0) return null;
  const { rows } = await sql<{ at: string; count: string }>`
    select v.at, (select count(*) from (${pointsWith(ctx, filter, { columnId: sql.ref('v.column_id'), value: sql.ref('v.value') })}
      limit ${sql.lit(mostFew + 1)}) few) as count
    from unnest(${values.map(({ column }) => column.id)}::uuid[], ${values.map(({ value }) => value)}::text[])
      with ordinality v (column_id, value, at)
    order by 2 limit 1`.execute(db);
  const rarest = values[Number(rows[0]?.at) - 1];
  if (!rarest) return null;
  const { column, value } = rarest;
  const ids = pointsWith(ctx, filter, { columnId: sql`${column.id}::uuid`, value: sql`${value}::text` });
  const isAll = Number(rows[0]?.count) <= mostFew;
  return { ids: isAll ? ids : sql`${ids} limit ${sql.lit(mostFew)}`, isAll };
}

/** Whether every data point has a value of a column: to find that none is without would take a look at each. */
async function hasAllOf(
  ctx: Ctx,
  db: Db,
  { channelId, from = null, to = null, excluded = null }: DataPointFilter,
  none: ColumnValue,
): Promise<boolean> {
  return (await findKeptCount(ctx, db, { channelId, from, to, excluded, properties: [none] })) === 0;
}

type Asked = {
  readonly columnId: RawBuilder<unknown>;
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
