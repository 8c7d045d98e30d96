import { sql } from 'kysely';
import { isSignificantRise } from '#domain/channels/theme-trend.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

export type DateRange = { readonly from: Date; readonly to: Date };

export type ThemeCounts = {
  readonly themeId: string;
  readonly previousCount: number;
  readonly currentCount: number;
  /** More than chance would give. */
  readonly isRising: boolean;
};

export type ChannelOverview = {
  readonly totalCount: number;
  /** Points of the period that are in a theme. */
  readonly themedCount: number;
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly themes: readonly ThemeCounts[];
};

const mostDays = 400;

/** What came in a period, and how each theme changed against the period of the same length before it. */
export async function readOverview(
  ctx: Ctx,
  channelId: string,
  { from, to }: DateRange,
): Promise<ChannelOverview> {
  const db = await ctx.reads.db();
  const before = new Date(from.getTime() - (to.getTime() - from.getTime()));
  const { rows: days } = await sql<{ day: string; count: number; themed: number }>`
    select to_char((said_at at time zone 'UTC')::date, 'YYYY-MM-DD') as day, count(*)::int as count,
      count(theme_id)::int as themed
    from data_points
    where workspace_id = ${ctx.workspace.id} and channel_id = ${channelId} and said_at >= ${from} and said_at < ${to}
    group by 1 order by 1 desc limit ${mostDays}`.execute(db);
  const { rows: counts } = await sql<Omit<ThemeCounts, 'isRising'>>`
    select t.id as "themeId",
      coalesce(sum(d.point_count) filter (where d.day < ${from}::timestamptz::date), 0)::int as "previousCount",
      coalesce(sum(d.point_count) filter (where d.day >= ${from}::timestamptz::date), 0)::int as "currentCount"
    from themes t join theme_days d on d.workspace_id = t.workspace_id and d.theme_id = t.id
    where t.workspace_id = ${ctx.workspace.id} and t.channel_id = ${channelId} and t.state = 'active'
      and d.day >= ${before}::timestamptz::date and d.day < ${to}::timestamptz::date + 1
    group by t.id`.execute(db);
  return {
    totalCount: days.reduce((sum, { count }) => sum + count, 0),
    themedCount: days.reduce((sum, { themed }) => sum + themed, 0),
    days: days.toReversed().map(({ day, count }) => ({ day, count })),
    themes: counts.map((theme) => ({
      ...theme,
      isRising: isSignificantRise({ id: theme.themeId, title: '', ...theme }),
    })),
  };
}
