import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { likePattern } from '#server/platform/db/like-pattern.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { channelColumns, type Channel } from './channel.ts';
import './tables.ts';

const id = 'channels.id';
export const channelSorts = {
  TITLE: { kind: 'text', column: 'channels.title', id },
  UPDATED: { kind: 'time', column: 'channels.updated_at', id },
  CREATED: { kind: 'time', column: 'channels.created_at', id },
} as const satisfies Record<string, Sort>;

export type ChannelFilter = {
  readonly folderId?: string | null;
  /** In the title. */
  readonly query?: string | null;
  readonly sort: Sort;
};

/** Channels that are not in the trash. */
export async function listChannels(
  ctx: Ctx,
  { folderId, query, sort, ...args }: PageArgs & ChannelFilter,
): Promise<Page<Channel>> {
  const pattern = likePattern(query ?? '');
  const visible = visibleChannels(ctx, await ctx.reads.db())
    .$if(folderId != null, (list) => list.where('channels.folder_id', '=', folderId ?? null))
    .$if(pattern !== null, (list) => list.where('channels.title', 'ilike', pattern));
  return readPage(args, sort, visible, (list) => list.select(channelColumns(ctx)));
}

export function visibleChannels(ctx: Ctx, db: Db) {
  return db
    .selectFrom('channels')
    .where('channels.workspace_id', '=', ctx.workspace.id)
    .where('channels.trashed_at', 'is', null)
    .where(isVisible(ctx, 'channels.access_id'));
}
