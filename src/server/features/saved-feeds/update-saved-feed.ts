import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { getFeed } from './policy.ts';
import { readParams } from './read-params.ts';
import { savedFeedColumns, type SavedFeed } from './saved-feed.ts';
import './tables.ts';

export type FeedChange = { id: string; title?: string | null; params?: string | null };

export async function updateSavedFeed(ctx: Ctx, { id, title, params }: FeedChange): Promise<SavedFeed> {
  const change = {
    ...(title != null && { title: accept(parseText(textLimits.savedFeedTitle, title)) }),
    ...(params != null && { params: readParams(params) }),
  };
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'savedFeed.update', await getFeed(tx, id));
    const feed = await tx.db
      .updateTable('saved_feeds')
      .set((row) => ({ ...change, updated_at: tx.now(), version: row('version', '+', 1) }))
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .returning(savedFeedColumns)
      .executeTakeFirstOrThrow();
    await tx.record({
      type: 'savedFeed.updated',
      payload: { savedFeedId: id, changed: Object.keys(change) },
      objectId: id,
      version: feed.version,
    });
    return feed;
  });
}
