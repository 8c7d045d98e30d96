import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { getComment, nextVersion } from './policy.ts';
import './tables.ts';

/** By its author or a person with FULL. What it said is gone; that there was a comment stays where others answered. */
export async function deleteComment(ctx: Ctx, id: string): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    const { comment, thread } = await getComment(tx, tx.db, id);
    allow(tx, 'comment.delete', { level: thread.level, authorId: comment.authorId });
    await tx.db
      .updateTable('comments')
      .set({ body: null, text: '', original_author: null, deleted_at: tx.now(), deleted_by: viewer.id })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    await tx.db
      .deleteFrom('comment_reactions')
      .where('workspace_id', '=', tx.workspace.id)
      .where('comment_id', '=', id)
      .execute();
    await tx.record({
      type: 'comment.deleted',
      payload: { commentId: id },
      objectId: thread.objectId,
      version: await nextVersion(tx, thread.id),
    });
  });
}
