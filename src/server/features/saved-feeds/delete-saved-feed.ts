import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { getFeed } from './policy.ts';
import './tables.ts';

export async function deleteSavedFeed(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'savedFeed.delete', await getFeed(tx, id));
    await tx.db
      .deleteFrom('saved_feeds')
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    await tx.record({ type: 'savedFeed.deleted', payload: { savedFeedId: id }, objectId: id });
  });
}
