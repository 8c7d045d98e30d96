import { sql } from 'kysely';
import { orderColumns, type FoundChartField } from '#server/features/charts/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import '../tables.ts';
import {
  mostColumns,
  rowsOf,
  type ChannelChart,
  type ChartScope,
  type CountedCell,
} from './channel-chart.ts';
import { participantCells } from './segment.ts';

type Asked = ChartScope & {
  readonly themes: readonly { readonly themeId: string; readonly total: number }[];
  readonly field: FoundChartField;
};

type Counted = CountedCell & { readonly isAll: boolean; readonly title: string };

/**
 * From the contacts that have a value to what they said, by an index: who has none is counted by what is left of the
 * counts of days.
 */
export async function readBySegment(
  ctx: Ctx,
  db: Db,
  { channelId, period: { first, end }, themes, field }: Asked,
): Promise<ChannelChart> {
  const { rows } = await sql<Counted>`
    with cells as materialized (${participantCells(ctx, field)}),
    said as materialized (
      select p.id, p.theme_id, p.participant
      from (select distinct participant from cells) named
      join data_points p on p.workspace_id = ${ctx.workspace.id} and p.participant = named.participant
        and p.said_at >= ${first}::timestamp at time zone 'UTC' and p.said_at < ${end}::timestamp at time zone 'UTC'
      where p.channel_id = ${channelId} and p.excluded_at is null
    )
    select coalesce(s.theme_id::text, '') as "themeId", grouping(s.theme_id) = 1 as "isAll", c.cell,
      min(c.title) as title, count(distinct s.id)::int as count
    from said s join cells c on c.participant = s.participant
    group by grouping sets ((c.cell), (c.cell, s.theme_id))
    union all
    select coalesce(theme_id::text, ''), grouping(theme_id) = 1, '', '', count(*)::int
    from said group by grouping sets ((), (theme_id))`.execute(db);
  const { rows: whole } = await sql<{ count: number }>`
    select coalesce(sum(point_count), 0)::int as count from channel_days
    where workspace_id = ${ctx.workspace.id} and channel_id = ${channelId}
      and day >= ${first}::date and day < ${end}::date`.execute(db);
  // What was counted under an empty value are those with any: the others are without.
  const named = rows.find(({ isAll, cell }) => isAll && cell === '')?.count ?? 0;
  const unnamed = { value: '', title: '', total: (whole[0]?.count ?? 0) - named };
  const found = rows
    .filter(({ isAll, cell }) => isAll && cell !== '')
    .map(({ cell, title, count }) => ({ value: cell, title, total: count }))
    .toSorted((a, b) => b.total - a.total)
    .slice(0, mostColumns - 1);
  const columns = orderColumns(unnamed.total > 0 ? [...found, unnamed] : found, field);
  const namedOf = new Map(
    rows.filter(({ isAll, cell }) => !isAll && cell === '').map(({ themeId, count }) => [themeId, count]),
  );
  const without = themes.map(({ themeId, total }) => ({
    themeId,
    cell: '',
    count: total - (namedOf.get(themeId) ?? 0),
  }));
  const counted = [...rows.filter(({ isAll, cell }) => !isAll && cell !== ''), ...without];
  return { bucket: null, columns, rows: rowsOf(themes, columns, counted) };
}
