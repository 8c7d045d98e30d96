import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { savedFeedColumns, type SavedFeed } from './saved-feed.ts';
import './tables.ts';

const byTitle: Sort = { kind: 'text', column: 'saved_feeds.title', id: 'saved_feeds.id' };

export async function listSavedFeeds(ctx: Ctx, args: PageArgs): Promise<Page<SavedFeed>> {
  const db = await ctx.reads.db();
  const feeds = db.selectFrom('saved_feeds').where('workspace_id', '=', ctx.workspace.id);
  return readPage(args, byTitle, feeds, (list) => list.select(savedFeedColumns));
}

export async function findSavedFeed(ctx: Ctx, id: string): Promise<SavedFeed | undefined> {
  const db = await ctx.reads.db();
  return db
    .selectFrom('saved_feeds')
    .select(savedFeedColumns)
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirst();
}
