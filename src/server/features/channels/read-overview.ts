import { sql } from 'kysely';
import { isSignificantFall, isSignificantRise } from '#domain/channels/theme-trend.ts';
import type { PeriodCounts } from '#domain/channels/wrap-activity.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mostDays, type CountedDay, type Period } from './read-days.ts';
import './tables.ts';

export type ThemeCounts = {
  readonly themeId: string;
  readonly previousCount: number;
  readonly currentCount: number;
  readonly positiveCount: number;
  readonly negativeCount: number;
  /** More than chance would give. */
  readonly isRising: boolean;
  readonly isFalling: boolean;
};

export type ChannelOverview = {
  readonly totalCount: number;
  /** Points of the period that are in a theme. */
  readonly themedCount: number;
  readonly positiveCount: number;
  readonly negativeCount: number;
  readonly days: readonly CountedDay[];
  readonly themes: readonly ThemeCounts[];
  /** What as many days before had. */
  readonly previous: PeriodCounts;
};

export type OverviewScope = {
  readonly workspaceId: string;
  readonly channelId: string;
  readonly topicId: string | null;
};

/**
 * What came on the days of a period, and how each theme changed against as many days before: of the whole channel, or
 * of the themes of a topic.
 */
export async function readOverview(
  db: Db,
  { workspaceId, channelId, topicId }: OverviewScope,
  { before, first, end }: Period,
): Promise<ChannelOverview> {
  const ofChannel = sql<CountedDay & { themed: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, point_count as count, themed_count as themed,
      positive_count as "positiveCount", negative_count as "negativeCount", people_count as "peopleCount"
    from channel_days
    where workspace_id = ${workspaceId} and channel_id = ${channelId}
      and day >= ${before}::date and day < ${end}::date and point_count > 0
    order by channel_days.day`;
  // Who speaks of two themes of a topic is one person: their days can't be added up.
  const ofTopic = sql<CountedDay & { themed: number }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, sum(d.point_count)::int as count, sum(d.point_count)::int as themed,
      sum(d.positive_count)::int as "positiveCount", sum(d.negative_count)::int as "negativeCount", null as "peopleCount"
    from themes t join theme_days d on d.workspace_id = t.workspace_id and d.theme_id = t.id
    where t.workspace_id = ${workspaceId} and t.channel_id = ${channelId} and t.topic_id = ${topicId}
      and t.state = 'active' and d.day >= ${before}::date and d.day < ${end}::date and d.point_count > 0
    group by d.day order by d.day`;
  const { rows: allDays } = await (topicId === null ? ofChannel : ofTopic).execute(db);
  const days = allDays.filter(({ day }) => day >= first);
  // In a channel that had nothing before, everything is new and nothing rises.
  const hadBefore = days.length < allDays.length;
  const isNow = sql`(where d.day >= ${first}::date)`;
  const { rows: counts } = await sql<Omit<ThemeCounts, 'isRising' | 'isFalling'>>`
    select t.id as "themeId",
      coalesce(sum(d.point_count) filter (where d.day < ${first}::date), 0)::int as "previousCount",
      coalesce(sum(d.point_count) filter ${isNow}, 0)::int as "currentCount",
      coalesce(sum(d.positive_count) filter ${isNow}, 0)::int as "positiveCount",
      coalesce(sum(d.negative_count) filter ${isNow}, 0)::int as "negativeCount"
    from themes t left join theme_days d on d.workspace_id = t.workspace_id and d.theme_id = t.id
      and d.day >= ${before}::date and d.day < ${end}::date and d.point_count > 0
    where t.workspace_id = ${workspaceId} and t.channel_id = ${channelId} and t.state = 'active'
      and ${topicId === null ? sql`true` : sql`t.topic_id = ${topicId}`}
      and (t.pinned or d.day is not null)
    group by t.id`.execute(db);
  return {
    ...countsOf(days),
    themedCount: days.reduce((sum, { themed }) => sum + themed, 0),
    previous: countsOf(allDays.filter(({ day }) => day < first)),
    days: days.slice(-mostDays),
    themes: counts.map((theme) => ({
      ...theme,
      isRising: hadBefore && isSignificantRise(theme),
      isFalling: isSignificantFall(theme),
    })),
  };
}

function countsOf(days: readonly CountedDay[]): PeriodCounts {
  const sumOf = (count: (day: CountedDay) => number): number =>
    days.reduce((sum, day) => sum + count(day), 0);
  return {
    totalCount: sumOf(({ count }) => count),
    positiveCount: sumOf(({ positiveCount }) => positiveCount),
    negativeCount: sumOf(({ negativeCount }) => negativeCount),
  };
}
