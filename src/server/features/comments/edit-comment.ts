import { mentionsIn } from '#domain/comments/comment-body.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { commentColumns, type Comment } from './comment.ts';
import { getComment, nextVersion } from './policy.ts';
import { readBody } from './read-body.ts';
import './tables.ts';

/** Its author's alone. The comment shows that it was edited; only who was not mentioned before is told. */
export async function editComment(ctx: Ctx, input: { id: string; body: string }): Promise<Comment> {
  requireMember(ctx);
  const { body, text, mentionedMemberIds } = readBody(input.body);
  return inTransaction(ctx, async (tx) => {
    const { comment, thread } = await getComment(tx, tx.db, input.id);
    allow(tx, 'comment.update', { level: thread.level, authorId: comment.authorId });
    const edited = await tx.db
      .updateTable('comments')
      // From now on these are the words of who edited them.
      .set({ body: JSON.stringify(body), text, edited_at: tx.now(), original_author: null })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', comment.id)
      .where('deleted_at', 'is', null)
      .returning(commentColumns)
      .executeTakeFirstOrThrow();
    const before = new Set(comment.body ? mentionsIn(comment.body) : []);
    await tx.record({
      type: 'comment.updated',
      payload: {
        commentId: comment.id,
        objectType: thread.objectType,
        objectId: thread.objectId,
        mentionedMemberIds: mentionedMemberIds.filter((id) => !before.has(id)),
      },
      objectId: thread.objectId,
      version: await nextVersion(tx, thread.id),
    });
    return edited;
  });
}
