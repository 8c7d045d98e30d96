import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { commentColumns, type Comment } from './comment.ts';
import { getComment, getThread, nextVersion } from './policy.ts';
import './tables.ts';

/** By its author or a person with FULL. Nobody reads it any more; `restoreComment` brings it back with its reactions. */
export async function deleteComment(ctx: Ctx, id: string): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    const { comment, thread } = await getComment(tx, tx.db, id);
    allow(tx, 'comment.delete', { level: thread.level, authorId: comment.authorId });
    await tx.db
      .updateTable('comments')
      .set({ deleted_at: tx.now(), deleted_by: viewer.id })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    await tx.record({
      type: 'comment.deleted',
      payload: { commentId: id },
      objectId: thread.objectId,
      version: await nextVersion(tx, thread.id),
    });
  });
}

/** By anyone who may delete it. */
export async function restoreComment(ctx: Ctx, id: string): Promise<Comment> {
  requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const inTrash = await tx.db
      .selectFrom('comments')
      .select(['thread_id as threadId', 'author_id as authorId'])
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .where('body', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!inTrash) throw new NotFound();
    const thread = await getThread(tx, tx.db, inTrash.threadId);
    allow(tx, 'comment.delete', { level: thread.level, authorId: inTrash.authorId });
    const comment = await tx.db
      .updateTable('comments')
      .set({ deleted_at: null, deleted_by: null })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .returning(commentColumns)
      .executeTakeFirstOrThrow();
    await tx.record({
      type: 'comment.restored',
      payload: { commentId: id },
      objectId: thread.objectId,
      version: await nextVersion(tx, thread.id),
    });
    return comment;
  });
}
