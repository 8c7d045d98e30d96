import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { ChannelColumn } from '../columns/columns-loader.ts';
import type { ChartScope } from './channel-chart.ts';
import { splitByMonths, type Days } from './split-by-months.ts';
import '../tables.ts';

/** Of the channel, where its id is the scope, or of a theme. */
export type CountedValue = { readonly scopeId: string; readonly value: string; readonly count: number };

type Asked = ChartScope & { readonly column: ChannelColumn };

/** How many data points of a period have each value of a column. Months are counted already, if it has choices. */
export async function countValues(
  ctx: Ctx,
  db: Db,
  { channelId, period, column }: Asked,
): Promise<CountedValue[]> {
  const { rows: known } = await sql<{ first: string | null; last: string | null }>`
    select to_char(min(day), 'YYYY-MM-DD') as first, to_char(max(day), 'YYYY-MM-DD') as last from channel_days
    where workspace_id = ${ctx.workspace.id} and channel_id = ${channelId} and point_count > 0`.execute(db);
  const [first, last] = [known[0]?.first ?? null, known[0]?.last ?? null];
  if (first === null || last === null) return [];
  const { months, more, less } = column.hasChoices
    ? splitByMonths(period, { first, last })
    : { months: null, more: [period], less: [] };
  const kept = sql`
    select scope_id, value, sum(point_count) as count from value_months
    where workspace_id = ${ctx.workspace.id} and column_id = ${column.id}
      and month >= ${months?.first ?? null}::date and month < ${months?.end ?? null}::date
    group by 1, 2`;
  const countDays = column.hasChoices ? ofKeptValues : ofRows;
  const counts = [
    ...(months ? [kept] : []),
    ...more.map((days) => countDays(ctx, { channelId, column, days, sign: 1 })),
    ...less.map((days) => countDays(ctx, { channelId, column, days, sign: -1 })),
  ];
  if (counts.length === 0) return [];
  const { rows } = await sql<CountedValue>`
    select scope_id as "scopeId", value, sum(count)::int as count
    from (${sql.join(counts, sql` union all `)}) counted
    group by 1, 2 having sum(count) > 0`.execute(db);
  return rows;
}

type OfDays = {
  readonly channelId: string;
  readonly column: ChannelColumn;
  readonly days: Days;
  readonly sign: 1 | -1;
};

/**
 * From two indexes, of times and of values, and no row. Each is read once: joined by time and id as well, the two are taken
 * for unrelated and looked up one by one.
 */
function ofKeptValues(ctx: Ctx, { channelId, column, days, sign }: OfDays) {
  return sql`(
    with named as materialized (
      select d.value, d.point_id from channel_column_values v
      join data_point_values d on d.workspace_id = v.workspace_id and d.column_id = v.column_id and d.value = v.value
        and ${saidIn('d', days)}
      where v.workspace_id = ${ctx.workspace.id} and v.column_id = ${column.id}
    ), said as materialized (
      select p.id, p.theme_id from data_points p
      where p.workspace_id = ${ctx.workspace.id} and p.channel_id = ${channelId} and p.excluded_at is null
        and ${saidIn('p', days)}
    )
    ${byScope(sql`select said.theme_id, named.value from said join named on named.point_id = said.id`, { channelId, sign })})`;
}

/** What a column without choices says is only in the rows. */
function ofRows(ctx: Ctx, { channelId, column, days, sign }: OfDays) {
  return byScope(
    sql`select p.theme_id, p.properties ->> ${String(column.place)}::text as value from data_points p
      where p.workspace_id = ${ctx.workspace.id} and p.channel_id = ${channelId} and p.excluded_at is null
        and ${saidIn('p', days)}`,
    { channelId, sign },
  );
}

function byScope(
  said: RawBuilder<unknown>,
  { channelId, sign }: Pick<OfDays, 'channelId' | 'sign'>,
): RawBuilder<unknown> {
  return sql`
    select coalesce(theme_id, ${channelId}::uuid) as scope_id, value, ${sql.lit(sign)} * count(*) as count
    from (${said}) said_values
    where value <> ''
    group by grouping sets ((value), (value, theme_id))
    having grouping(theme_id) = 1 or theme_id is not null`;
}

function saidIn(table: 'd' | 'p', { first, end }: Days): RawBuilder<unknown> {
  const time = sql.ref(`${table}.said_at`);
  return sql`${time} >= ${first}::timestamp at time zone 'UTC' and ${time} < ${end}::timestamp at time zone 'UTC'`;
}
