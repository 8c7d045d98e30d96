import { ValidationError } from '#domain/errors/hark-error.ts';
import type { ReadComment } from '#domain/comments/comment-body.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { commentColumns, type Comment } from './comment.ts';
import { markRead } from './mark-read.ts';
import type { CommentThread } from './thread.ts';
import './tables.ts';

export type CommentRow = {
  id: string | null;
  thread: CommentThread;
  comment: ReadComment;
  authorId: string;
};

/** Anyone who writes in a thread has read it. The caller has checked that they may. */
export async function insertComment(
  tx: TxCtx,
  { id, thread, comment, authorId }: CommentRow,
): Promise<Comment> {
  const inserted = await tx.db
    .insertInto('comments')
    .values({
      workspace_id: tx.workspace.id,
      id: id ?? tx.newId(),
      thread_id: thread.id,
      author_id: authorId,
      body: JSON.stringify(comment.body),
      text: comment.text,
      created_at: tx.now(),
      edited_at: null,
      deleted_at: null,
      deleted_by: null,
    })
    .onConflict((taken) => taken.columns(['workspace_id', 'id']).doNothing())
    .returning(commentColumns)
    .executeTakeFirst();
  if (!inserted) throw new ValidationError('This id is taken');
  await markRead(tx, { threadId: thread.id, memberId: authorId });
  await tx.record({
    type: 'comment.created',
    payload: {
      commentId: inserted.id,
      threadId: thread.id,
      objectType: thread.objectType,
      objectId: thread.objectId,
      mentionedMemberIds: comment.mentionedMemberIds,
    },
    objectId: thread.objectId,
    version: thread.version,
  });
  return inserted;
}
