import { sql } from 'kysely';
import { isVisible } from '#server/kernel/access/index.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderById, loaderOfMap } from '#server/platform/graphql/loader.ts';
import { channelColumns, type Channel } from './channel.ts';
import { dataPointColumns, type DataPointRow } from './data-point.ts';
import { visibleChannels } from './queries.ts';
import { themeColumns, type Theme } from './theme.ts';
import { topicColumns, type Topic } from './topic.ts';
import './tables.ts';

/** Channels by id; null for what the person may not see. */
export const channelLoader = loaderById<Channel>((ctx, db, ids) =>
  visibleChannels(ctx, db).select(channelColumns(ctx)).where(isAmong('channels.id', ids)).execute(),
);

/** Themes by id, of channels that the person may see. A merged one answers with the theme it became. */
export const themeLoader = loaderOfMap<Theme | null>(null, async (ctx, db, ids) => {
  const { rows: heirs } = await sql<{ asked: string; id: string }>`
    with recursive heirs as (
      select t.id as asked, t.id, t.state, t.merged_into, 0 as step from themes t
      where ${isInWorkspace(ctx.workspace.id, 't.id', ids)}
      union all
      select h.asked, t.id, t.state, t.merged_into, h.step + 1 from themes t join heirs h on t.id = h.merged_into
      where t.workspace_id = ${ctx.workspace.id} and h.state = 'merged' and h.step < 20
    )
    select asked, id from heirs where state = 'active'`.execute(db);
  const rows = await db
    .selectFrom('themes')
    .innerJoin('channels', (join) =>
      join
        .onRef('channels.workspace_id', '=', 'themes.workspace_id')
        .onRef('channels.id', '=', 'themes.channel_id'),
    )
    .select(themeColumns)
    .where(isInWorkspace(ctx.workspace.id, 'themes.id', [...new Set(heirs.map(({ id }) => id))]))
    .where('channels.trashed_at', 'is', null)
    .where(isVisible(ctx, 'channels.access_id'))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(heirs.map(({ asked, id }) => [asked, byId.get(id) ?? null]));
});

/** Data points by id, of channels that the person may see. */
export const dataPointLoader = loaderById<DataPointRow>((ctx, db, ids) =>
  db
    .selectFrom('data_points')
    .innerJoin('channels', (join) =>
      join
        .onRef('channels.workspace_id', '=', 'data_points.workspace_id')
        .onRef('channels.id', '=', 'data_points.channel_id'),
    )
    .select(dataPointColumns(ctx))
    .where(isInWorkspace(ctx.workspace.id, 'data_points.id', ids))
    .where('channels.trashed_at', 'is', null)
    .where(isVisible(ctx, 'channels.access_id'))
    .execute(),
);

/** Topics by id, of channels that the person may see. */
export const topicLoader = loaderById<Topic>((ctx, db, ids) =>
  db
    .selectFrom('topics')
    .innerJoin('channels', (join) =>
      join
        .onRef('channels.workspace_id', '=', 'topics.workspace_id')
        .onRef('channels.id', '=', 'topics.channel_id'),
    )
    .select(topicColumns)
    .where(isInWorkspace(ctx.workspace.id, 'topics.id', ids))
    .where('channels.trashed_at', 'is', null)
    .where(isVisible(ctx, 'channels.access_id'))
    .execute(),
);

export const topicCountsLoader = loaderOfMap<ChannelCounts>(
  { points: 0, themes: 0 },
  async (ctx, db, ids) => {
    const { rows } = await sql<ChannelCounts & { id: string }>`
      select t.topic_id as id, sum(t.point_count)::int as points, count(*)::int as themes
      from themes t
      where ${isInWorkspace(ctx.workspace.id, 't.topic_id', ids)} and t.state = 'active'
      group by t.topic_id`.execute(db);
    return new Map(rows.map((row) => [row.id, row]));
  },
);

export type ChannelCounts = { readonly points: number; readonly themes: number };

export const channelCountsLoader = loaderOfMap<ChannelCounts>(
  { points: 0, themes: 0 },
  async (ctx, db, ids) => {
    const { rows } = await sql<ChannelCounts & { id: string }>`
    select asked.id,
      (select coalesce(sum(d.point_count), 0)::int from channel_days d where d.workspace_id = ${ctx.workspace.id}
        and d.channel_id = asked.id) as points,
      (select count(*)::int from themes t where t.workspace_id = ${ctx.workspace.id}
        and t.channel_id = asked.id and t.state = 'active' and t.point_count > 0) as themes
    from unnest(${[...ids]}::uuid[]) as asked (id)`.execute(db);
    return new Map(rows.map((row) => [row.id, row]));
  },
);

const mostLinked = 50;

/** Ids of the insights written from each theme or from one that was merged into it, the newest first. */
export const insightsOfThemeLoader = loaderOfMap<readonly string[]>([], async (ctx, db, ids) => {
  const { rows } = await sql<{ from: string; to: string }>`
    with recursive family as (
      select id as heir, id, 0 as step from unnest(${[...ids]}::uuid[]) as asked (id)
      union all
      select f.heir, t.id, f.step + 1 from family f join themes t on t.merged_into = f.id
      where t.workspace_id = ${ctx.workspace.id} and t.state = 'merged' and f.step < 20
    )
    select f.heir as from, i.insight_id as to
    from family f join theme_insights i on i.workspace_id = ${ctx.workspace.id} and i.theme_id = f.id
    group by 1, 2 order by max(i.made_at) desc, 2`.execute(db);
  return linked(rows);
});

/** Ids of the themes that each insight was written from. */
export const themesOfInsightLoader = loaderOfMap<readonly string[]>([], async (ctx, db, ids) =>
  linked(
    await db
      .selectFrom('theme_insights')
      .select(['insight_id as from', 'theme_id as to'])
      .where(isInWorkspace(ctx.workspace.id, 'insight_id', ids))
      .orderBy('made_at', 'desc')
      .orderBy('theme_id')
      .execute(),
  ),
);

function linked(rows: readonly { readonly from: string; readonly to: string }[]): Map<string, string[]> {
  const byFrom = Map.groupBy(rows, (row) => row.from);
  return new Map([...byFrom].map(([id, own]) => [id, own.slice(0, mostLinked).map((row) => row.to)]));
}

const mostLanguages = 100;

/** Languages that the data points of each channel have had. */
export const languagesLoader = loaderOfMap<string[]>([], async (ctx, db, ids) => {
  const rows = await db
    .selectFrom('channel_languages')
    .select(['channel_id as channelId', 'language'])
    .where(isInWorkspace(ctx.workspace.id, 'channel_id', ids))
    .orderBy('language')
    .execute();
  const byChannel = Map.groupBy(rows, ({ channelId }) => channelId);
  return new Map(
    [...byChannel].map(([id, own]) => [id, own.slice(0, mostLanguages).map(({ language }) => language)]),
  );
});
