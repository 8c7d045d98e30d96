import { countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { readParams } from './read-params.ts';
import { savedFeedColumns, type SavedFeed } from './saved-feed.ts';
import './tables.ts';

export async function createSavedFeed(
  ctx: Ctx,
  input: { title: string; params: string },
): Promise<SavedFeed> {
  const { viewer } = requireMember(ctx);
  const title = accept(parseText(textLimits.savedFeedTitle, input.title));
  const params = readParams(input.params);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'savedFeed.create');
    await checkRoom(tx, countLimits.savedFeedsPerWorkspace, () =>
      tx.db
        .selectFrom('saved_feeds')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('workspace_id', '=', tx.workspace.id)
        .executeTakeFirstOrThrow(),
    );
    const feed = await tx.db
      .insertInto('saved_feeds')
      .values({
        workspace_id: tx.workspace.id,
        id: tx.newId(),
        title,
        params,
        created_by: viewer.id,
        created_at: tx.now(),
        updated_at: tx.now(),
      })
      .returning(savedFeedColumns)
      .executeTakeFirstOrThrow();
    await tx.record({
      type: 'savedFeed.created',
      payload: { savedFeedId: feed.id },
      objectId: feed.id,
      version: feed.version,
    });
    return feed;
  });
}
