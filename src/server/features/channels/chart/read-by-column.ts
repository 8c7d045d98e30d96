import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import '../tables.ts';
import type { ChannelColumn } from '../columns/columns-loader.ts';
import {
  mostColumns,
  rowsOf,
  type ChannelChart,
  type ChannelChartColumn,
  type ChartScope,
  type CountedCell,
} from './channel-chart.ts';
import { countValues } from './count-values.ts';

type Asked = ChartScope & {
  readonly themes: readonly { readonly themeId: string; readonly total: number }[];
  readonly column: ChannelColumn;
};

/** What was said in the period by the values of a column, the most frequent first and those without one last. */
export async function readByColumn(ctx: Ctx, db: Db, { themes, ...asked }: Asked): Promise<ChannelChart> {
  const { channelId, period } = asked;
  const counted = await countValues(ctx, db, asked);
  const { rows: whole } = await sql<{ count: number }>`
    select coalesce(sum(point_count), 0)::int as count from channel_days
    where workspace_id = ${ctx.workspace.id} and channel_id = ${channelId}
      and day >= ${period.first}::date and day < ${period.end}::date`.execute(db);
  const ofAll = counted.filter(({ scopeId }) => scopeId === channelId);
  const named = ofAll
    .map(({ value, count }) => ({ value, title: value, total: count }))
    .toSorted((a, b) => b.total - a.total || a.value.localeCompare(b.value, 'en'));
  const without: ChannelChartColumn = {
    value: '',
    title: 'No value',
    total: (whole[0]?.count ?? 0) - sumOf(ofAll),
  };
  const columns = [...named.slice(0, mostColumns - 1), ...(without.total > 0 ? [without] : [])];
  const ofTheme = Map.groupBy(counted, ({ scopeId }) => scopeId);
  const cells: CountedCell[] = themes.flatMap(({ themeId, total }) => {
    const own = ofTheme.get(themeId) ?? [];
    return [
      ...own.map(({ value, count }) => ({ themeId, cell: value, count })),
      { themeId, cell: '', count: total - sumOf(own) },
    ];
  });
  return { bucket: null, columns, rows: rowsOf(themes, columns, cells) };
}

function sumOf(counted: readonly { readonly count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}
