import type { Ctx } from '#server/platform/context/context.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { topicColumns, type Topic } from './topic.ts';
import './tables.ts';

const byTitle: Sort = { kind: 'text', column: 'topics.title', id: 'topics.id' };

/** By title. Ask only for a channel that its reader may see. */
export async function listTopics(
  ctx: Ctx,
  { channelId, ...args }: PageArgs & { channelId: string },
): Promise<Page<Topic>> {
  const db = await ctx.reads.db();
  const own = db
    .selectFrom('topics')
    .where('topics.workspace_id', '=', ctx.workspace.id)
    .where('topics.channel_id', '=', channelId);
  return readPage(args, byTitle, own, (list) => list.select(topicColumns));
}
