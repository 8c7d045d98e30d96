import type { Ctx } from '#server/platform/context/context.ts';
import { countedPage, readPageArgs, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import {
  inOrder,
  isBehind,
  sortKeyCodec,
  sortValue,
  type Sort,
} from '#server/platform/graphql/sorted-page.ts';
import { savedFeedColumns, type SavedFeed } from './saved-feed.ts';
import './tables.ts';

const byTitle: Sort = { kind: 'text', column: 'saved_feeds.title', id: 'saved_feeds.id' };

export async function listSavedFeeds(ctx: Ctx, args: PageArgs): Promise<Page<SavedFeed>> {
  const request = readPageArgs(args, sortKeyCodec(byTitle));
  const db = await ctx.reads.db();
  const feeds = db.selectFrom('saved_feeds').where('workspace_id', '=', ctx.workspace.id);
  const rows = await feeds
    .select([...savedFeedColumns, sortValue(byTitle).as('sortValue')])
    .where(isBehind(byTitle, request.after))
    .orderBy(inOrder(byTitle))
    .limit(request.limit + 1)
    .execute();
  return countedPage(
    rows,
    request,
    (row) => ({ value: row.sortValue, id: row.id }),
    () => feeds.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  );
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
