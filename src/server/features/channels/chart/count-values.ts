import { sql } from 'kysely';
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
  const { months, rest } = column.hasChoices
    ? splitByMonths(period, { first, last })
    : { months: null, rest: [period] };
  const kept = sql`
    select scope_id, value, sum(point_count) as count from value_months
    where workspace_id = ${ctx.workspace.id} and column_id = ${column.id}
      and month >= ${months?.first ?? null}::date and month < ${months?.end ?? null}::date
    group by 1, 2`;
  const counts = [...(months ? [kept] : []), ...rest.map((days) => ofDays(ctx, { channelId, column, days }))];
  if (counts.length === 0) return [];
  const { rows } = await sql<CountedValue>`
    select scope_id as "scopeId", value, sum(count)::int as count
    from (${sql.join(counts, sql` union all `)}) counted
    group by 1, 2 having sum(count) > 0`.execute(db);
  return rows;
}

function ofDays(
  ctx: Ctx,
  {
    channelId,
    column,
    days: { first, end },
  }: { readonly channelId: string; readonly column: ChannelColumn; readonly days: Days },
) {
  return sql`
    select coalesce(theme_id, ${channelId}::uuid) as scope_id, value, count(*) as count
    from (
      select theme_id, properties ->> ${String(column.place)}::text as value from data_points
      where workspace_id = ${ctx.workspace.id} and channel_id = ${channelId} and excluded_at is null
        and said_at >= ${first}::timestamp at time zone 'UTC' and said_at < ${end}::timestamp at time zone 'UTC'
    ) said
    where value <> ''
    group by grouping sets ((value), (value, theme_id))
    having grouping(theme_id) = 1 or theme_id is not null`;
}
