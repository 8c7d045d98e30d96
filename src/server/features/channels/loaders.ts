import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { isVisible } from '#server/kernel/access/index.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { channelColumns, type Channel } from './channel.ts';
import { dataPointColumns, type DataPointRow } from './data-point.ts';
import { visibleChannels } from './queries.ts';
import { themeColumns, type Theme } from './theme.ts';
import './tables.ts';

const channelKey = Symbol('channels');
const themeKey = Symbol('themes');
const pointKey = Symbol('data points');
const countKey = Symbol('channel point counts');

/** Channels by id; null for what the person may not see. */
export function channelLoader(ctx: RequestCtx): DataLoader<string, Channel | null> {
  return loaderOf(ctx, channelKey, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const rows = await visibleChannels(ctx, await ctx.reads.db())
        .select(channelColumns(ctx))
        .where(sql<boolean>`channels.id = any(${[...ids]}::uuid[])`)
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    });
  });
}

/** Themes by id, of channels that the person may see. A merged one answers with the theme it became. */
export function themeLoader(ctx: RequestCtx): DataLoader<string, Theme | null> {
  return loaderOf(ctx, themeKey, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const db = await ctx.reads.db();
      const { rows: heirs } = await sql<{ asked: string; id: string }>`
        with recursive heirs as (
          select t.id as asked, t.id, t.state, t.merged_into, 0 as step from themes t
          where t.workspace_id = ${ctx.workspace.id} and t.id = any(${[...ids]}::uuid[])
          union all
          select h.asked, t.id, t.state, t.merged_into, h.step + 1 from themes t join heirs h on t.id = h.merged_into
          where t.workspace_id = ${ctx.workspace.id} and h.state = 'merged' and h.step < 20
        )
        select asked, id from heirs where state = 'active'`.execute(db);
      const heirOf = new Map(heirs.map(({ asked, id }) => [asked, id]));
      const rows = await db
        .selectFrom('themes')
        .innerJoin('channels', (join) =>
          join
            .onRef('channels.workspace_id', '=', 'themes.workspace_id')
            .onRef('channels.id', '=', 'themes.channel_id'),
        )
        .select(themeColumns)
        .where('themes.workspace_id', '=', ctx.workspace.id)
        .where(sql<boolean>`themes.id = any(${[...new Set(heirOf.values())]}::uuid[])`)
        .where('channels.trashed_at', 'is', null)
        .where(isVisible(ctx, 'channels.access_id'))
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(heirOf.get(id) ?? '') ?? null);
    });
  });
}

/** Data points by id, of channels that the person may see. */
export function dataPointLoader(ctx: RequestCtx): DataLoader<string, DataPointRow | null> {
  return loaderOf(ctx, pointKey, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const rows = await (
        await ctx.reads.db()
      )
        .selectFrom('data_points')
        .innerJoin('channels', (join) =>
          join
            .onRef('channels.workspace_id', '=', 'data_points.workspace_id')
            .onRef('channels.id', '=', 'data_points.channel_id'),
        )
        .select(dataPointColumns)
        .where('data_points.workspace_id', '=', ctx.workspace.id)
        .where(sql<boolean>`data_points.id = any(${[...ids]}::uuid[])`)
        .where('channels.trashed_at', 'is', null)
        .where(isVisible(ctx, 'channels.access_id'))
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    });
  });
}

export type ChannelCounts = { readonly points: number; readonly themes: number };

export function channelCountsLoader(ctx: RequestCtx): DataLoader<string, ChannelCounts> {
  return loaderOf(ctx, countKey, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const { rows } = await sql<ChannelCounts & { id: string }>`
        select asked.id,
          (select count(*)::int from data_points p where p.workspace_id = ${ctx.workspace.id}
            and p.channel_id = asked.id) as points,
          (select count(*)::int from themes t where t.workspace_id = ${ctx.workspace.id}
            and t.channel_id = asked.id and t.state = 'active' and t.point_count > 0) as themes
        from unnest(${[...ids]}::uuid[]) as asked (id)`.execute(await ctx.reads.db());
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? { points: 0, themes: 0 });
    });
  });
}
