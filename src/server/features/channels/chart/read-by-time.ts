import { sql } from 'kysely';
import { bucketFor, bucketsBetween } from '#domain/channels/chart-buckets.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import '../tables.ts';
import { rowsOf, type ChannelChart, type ChartScope, type CountedCell } from './channel-chart.ts';

type Asked = ChartScope & {
  readonly themes: readonly { readonly themeId: string; readonly total: number }[];
};

/** Five years by months. */
const mostBuckets = 60;

/** From the counts of days: of a million data points none is read. */
export async function readByTime(
  ctx: Ctx,
  db: Db,
  { channelId, period: { first, end }, themes }: Asked,
): Promise<ChannelChart> {
  const { rows: days } = await sql<{ day: string; count: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, point_count as count from channel_days
    where workspace_id = ${ctx.workspace.id} and channel_id = ${channelId}
      and day >= ${first}::date and day < ${end}::date and point_count > 0 order by channel_days.day`.execute(
    db,
  );
  const [from, to] = [days[0]?.day, days.at(-1)?.day];
  if (from === undefined || to === undefined) return { bucket: 'DAY', columns: [], rows: [] };
  const bucket = bucketFor(from, to);
  const buckets = bucketsBetween(from, to, bucket).slice(-mostBuckets);
  const { rows: counted } = await sql<CountedCell>`
    select d.theme_id as "themeId", to_char(date_trunc(${bucket.toLowerCase()}, d.day::timestamp), 'YYYY-MM-DD') as cell,
      sum(d.point_count)::int as count
    from theme_days d
    where ${isInWorkspace(
      ctx.workspace.id,
      'd.theme_id',
      themes.map(({ themeId }) => themeId),
    )} and d.day >= ${first}::date and d.day < ${end}::date and d.point_count > 0
    group by 1, 2`.execute(db);
  const columns = buckets.map((value, at) => {
    const next = buckets[at + 1];
    const own = days.filter(({ day }) => day >= value && (next === undefined || day < next));
    return { value, title: '', total: own.reduce((sum, { count }) => sum + count, 0) };
  });
  return { bucket, columns, rows: rowsOf(themes, columns, counted) };
}
