import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Period } from './read-days.ts';
import './tables.ts';

/** Distinct participants in a theme's data points of a period. Ask only for a theme that its reader may see. */
export async function countPeople(
  ctx: Ctx,
  themeId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct participant)::int as people from data_points
    where workspace_id = ${ctx.workspace.id} and theme_id = ${themeId} and said_at >= ${from} and said_at < ${to}`.execute(
    await ctx.reads.db(),
  );
  return rows[0]?.people ?? 0;
}

export type ChannelPeople = {
  readonly count: number;
  readonly themes: readonly { readonly themeId: string; readonly count: number }[];
};

/**
 * Distinct participants of whole days, in all and of each theme: in one reading, since who speaks on several days or of
 * several themes is one. Ask only for a channel that its reader may see.
 */
export async function countPeopleOfThemes(
  ctx: Ctx,
  { channelId, topicId }: { readonly channelId: string; readonly topicId: string | null },
  { first, end }: Period,
): Promise<ChannelPeople> {
  const ofTopic = sql`and p.theme_id in (select t.id from themes t where t.workspace_id = ${ctx.workspace.id}
    and t.channel_id = ${channelId} and t.topic_id = ${topicId})`;
  const { rows } = await sql<{ themeId: string | null; isAll: number; count: number }>`
    select p.theme_id as "themeId", grouping(p.theme_id) as "isAll", count(distinct p.participant)::int as count
    from data_points p
    where p.workspace_id = ${ctx.workspace.id} and p.channel_id = ${channelId}
      and p.said_at >= ${first}::timestamp at time zone 'UTC' and p.said_at < ${end}::timestamp at time zone 'UTC'
      and p.excluded_at is null and p.participant is not null ${topicId === null ? sql`` : ofTopic}
    group by grouping sets ((), (p.theme_id))`.execute(await ctx.reads.db());
  return {
    count: rows.find(({ isAll }) => isAll === 1)?.count ?? 0,
    themes: rows.flatMap(({ themeId, count }) => (themeId === null ? [] : [{ themeId, count }])),
  };
}
