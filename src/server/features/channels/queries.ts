import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { likePattern } from '#server/platform/db/like-pattern.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { channelColumns, type Channel } from './channel.ts';
import { dataPointColumns, type DataPointRow } from './data-point.ts';
import './tables.ts';

const byTitle: Sort = { kind: 'text', column: 'channels.title', id: 'channels.id' };

/** Channels that are not in the trash, by title. */
export async function listChannels(
  ctx: Ctx,
  { folderId, ...args }: PageArgs & { folderId?: string | null },
): Promise<Page<Channel>> {
  const visible = visibleChannels(ctx, await ctx.reads.db()).$if(folderId != null, (query) =>
    query.where('channels.folder_id', '=', folderId ?? null),
  );
  return readPage(args, byTitle, visible, (list) => list.select(channelColumns(ctx)));
}

export function visibleChannels(ctx: Ctx, db: Db) {
  return db
    .selectFrom('channels')
    .where('channels.workspace_id', '=', ctx.workspace.id)
    .where('channels.trashed_at', 'is', null)
    .where(isVisible(ctx, 'channels.access_id'));
}

const newestFirst: Sort = { kind: 'time', column: 'data_points.said_at', id: 'data_points.id' };

export type DataPointFilter = {
  readonly channelId: string;
  /** `null`: those in no theme. Left out: all. */
  readonly themeId?: string | null;
  readonly query?: string | null;
  readonly from?: Date | null;
  readonly to?: Date | null;
};

/** Newest first. Ask only for a channel that its reader may see. */
export async function listDataPoints(
  ctx: Ctx,
  { channelId, themeId, query, from, to, ...args }: PageArgs & DataPointFilter,
): Promise<Page<DataPointRow>> {
  const pattern = likePattern(query ?? '');
  const db = await ctx.reads.db();
  const matching = db
    .selectFrom('data_points')
    .where('data_points.workspace_id', '=', ctx.workspace.id)
    .where('data_points.channel_id', '=', channelId)
    .$if(themeId !== undefined, (rows) =>
      rows.where('data_points.theme_id', themeId === null ? 'is' : '=', themeId ?? null),
    )
    .$if(pattern !== null, (rows) => rows.where('data_points.text', 'ilike', pattern))
    .$if(from != null, (rows) => rows.where('data_points.said_at', '>=', from ?? new Date(0)))
    .$if(to != null, (rows) => rows.where('data_points.said_at', '<', to ?? new Date(0)));
  return readPage(args, newestFirst, matching, (list) => list.select(dataPointColumns));
}
