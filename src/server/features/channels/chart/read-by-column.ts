import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import '../tables.ts';
import type { ChannelColumn } from '../columns/columns-loader.ts';
import {
  mostColumns,
  rowsOf,
  type ChannelChart,
  type ChartScope,
  type CountedCell,
} from './channel-chart.ts';

type Asked = ChartScope & {
  readonly themes: readonly { readonly themeId: string; readonly total: number }[];
  readonly column: ChannelColumn;
};

type Counted = CountedCell & { readonly isAll: boolean };

/** What was said in the period by the values of a column, the most frequent first and those without one last. */
export async function readByColumn(
  ctx: Ctx,
  db: Db,
  { channelId, period: { first, end }, themes, column }: Asked,
): Promise<ChannelChart> {
  const { rows } = await sql<Counted>`
    select coalesce(theme_id::text, '') as "themeId", grouping(theme_id) = 1 as "isAll", cell, count(*)::int as count
    from (select theme_id, coalesce(properties ->> ${String(column.place)}::text, '') as cell from data_points
      where workspace_id = ${ctx.workspace.id} and channel_id = ${channelId} and excluded_at is null
        and said_at >= ${first}::timestamp at time zone 'UTC' and said_at < ${end}::timestamp at time zone 'UTC') said
    group by grouping sets ((cell), (cell, theme_id))`.execute(db);
  const totals = rows
    .filter(({ isAll }) => isAll)
    .map(({ cell, count }) => ({ value: cell, title: cell === '' ? 'No value' : cell, total: count }))
    .toSorted((a, b) => b.total - a.total || a.value.localeCompare(b.value, 'en'));
  const named = totals.filter(({ value }) => value !== '').slice(0, mostColumns - 1);
  const columns = [...named, ...totals.filter(({ value }) => value === '')];
  return {
    bucket: null,
    columns,
    rows: rowsOf(
      themes,
      columns,
      rows.filter(({ isAll }) => !isAll),
    ),
  };
}
