import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { channelColumns, type Channel } from './channel.ts';
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
