import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { readPeriod, type Period } from './read-days.ts';
import './tables.ts';

/** Distinct participants in a theme's data points of a period. Ask only for a theme that its reader may see. */
export async function countPeople(
  ctx: Ctx,
  { id: themeId, channelId }: { readonly id: string; readonly channelId: string },
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<number> {
  const db = await ctx.reads.db();
  const period = readPeriod(from, to);
  if (await isLatest(ctx, db, channelId, period)) {
    const { rows } = await sql<{ people: number }>`
      select coalesce(sum(last_people_count), 0)::int as people from theme_days
      where workspace_id = ${ctx.workspace.id} and theme_id = ${themeId} and day >= ${period.first}::date`.execute(
      db,
    );
    return rows[0]?.people ?? 0;
  }
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from (
      select distinct participant from data_points
      where workspace_id = ${ctx.workspace.id} and theme_id = ${themeId} and participant is not null
        and excluded_at is null and ${saidIn(period)}) people`.execute(db);
  return rows[0]?.people ?? 0;
}

export type ChannelPeople = {
  readonly count: number;
  readonly themes: readonly { readonly themeId: string; readonly count: number }[];
};

type Scope = { readonly channelId: string; readonly topicId: string | null };
type Counted = { themeId: string | null; count: number };

/**
 * Distinct participants of whole days, in all and of each theme: who speaks on several days or of several themes is
 * one. Ask only for a channel that its reader may see.
 */
export async function countPeopleOfThemes(ctx: Ctx, scope: Scope, period: Period): Promise<ChannelPeople> {
  const db = await ctx.reads.db();
  const rows = (await isLatest(ctx, db, scope.channelId, period))
    ? await sumLastDays(ctx, db, scope, period)
    : await countRows(ctx, db, scope, period);
  return {
    count: rows.find(({ themeId }) => themeId === null)?.count ?? 0,
    themes: rows.flatMap(({ themeId, count }) =>
      themeId === null || count === 0 ? [] : [{ themeId, count }],
    ),
  };
}

/** Whether nothing came after it: then its people are those whose last day is in it. */
async function isLatest(ctx: Ctx, db: Db, channelId: string, { end }: Period): Promise<boolean> {
  const { rows } = await sql<{ isLatest: boolean }>`
    select not exists (select from channel_days where workspace_id = ${ctx.workspace.id}
      and channel_id = ${channelId} and day >= ${end}::date and point_count > 0) as "isLatest"`.execute(db);
  return rows[0]?.isLatest ?? false;
}

async function sumLastDays(
  ctx: Ctx,
  db: Db,
  { channelId, topicId }: Scope,
  { first }: Period,
): Promise<Counted[]> {
  const ofChannel = sql`
    select coalesce(sum(last_people_count), 0)::int from channel_days
    where workspace_id = ${ctx.workspace.id} and channel_id = ${channelId} and day >= ${first}::date`;
  // Who speaks of two themes of a topic is one person: their last days can't be added up.
  const ofTopic = sql`
    select count(*)::int from (
      select distinct l.participant
      from themes t join last_days l on l.workspace_id = t.workspace_id and l.scope_id = t.id
      where t.workspace_id = ${ctx.workspace.id} and t.channel_id = ${channelId} and t.topic_id = ${topicId}
        and l.day >= ${first}::date) people`;
  const { rows } = await sql<Counted>`
    select null as "themeId", (${topicId === null ? ofChannel : ofTopic}) as count
    union all
    select t.id, sum(d.last_people_count)::int
    from themes t join theme_days d on d.workspace_id = t.workspace_id and d.theme_id = t.id
    where t.workspace_id = ${ctx.workspace.id} and t.channel_id = ${channelId} and d.day >= ${first}::date
      and ${topicId === null ? sql`true` : sql`t.topic_id = ${topicId}`}
    group by t.id`.execute(db);
  return rows;
}

async function countRows(
  ctx: Ctx,
  db: Db,
  { channelId, topicId }: Scope,
  period: Period,
): Promise<Counted[]> {
  const ofTopic = sql`and theme_id in (select t.id from themes t where t.workspace_id = ${ctx.workspace.id}
    and t.channel_id = ${channelId} and t.topic_id = ${topicId})`;
  // In two steps, each by a hash: counting distinct people sorts them all by name first.
  const { rows } = await sql<Counted>`
    with said as materialized (
      select distinct theme_id, participant from data_points
      where workspace_id = ${ctx.workspace.id} and channel_id = ${channelId} and ${saidIn(period)}
        and excluded_at is null and participant is not null ${topicId === null ? sql`` : ofTopic}
    )
    select null as "themeId", count(*)::int as count from (select distinct participant from said) people
    union all
    select theme_id, count(*)::int from said where theme_id is not null group by theme_id`.execute(db);
  return rows;
}

function saidIn({ first, end }: Period) {
  return sql`said_at >= ${first}::timestamp at time zone 'UTC' and said_at < ${end}::timestamp at time zone 'UTC'`;
}
