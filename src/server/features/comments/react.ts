import { parseReaction } from '#domain/comments/reaction.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Comment } from './comment.ts';
import { getComment, nextVersion, type SeenComment } from './policy.ts';
import './tables.ts';

export type Reacting = { commentId: string; emoji: string };

/** One row for each person and emoji; twice is once. */
export async function react(ctx: Ctx, input: Reacting): Promise<Comment> {
  const { viewer } = requireMember(ctx);
  const emoji = accept(parseReaction(input.emoji));
  return inTransaction(ctx, async (tx) => {
    const seen = await getComment(tx, tx.db, input.commentId);
    allow(tx, 'comment.react', seen.thread);
    const inserted = await tx.db
      .insertInto('comment_reactions')
      .values({
        workspace_id: tx.workspace.id,
        comment_id: seen.comment.id,
        member_id: viewer.id,
        emoji,
        created_at: tx.now(),
      })
      .onConflict((known) => known.doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows !== 1n) return seen.comment;
    await checkRoom(tx, countLimits.reactionsPerComment, () => countEmojis(tx, seen.comment.id), 0);
    await recordChange(tx, seen);
    return seen.comment;
  });
}

export async function unreact(ctx: Ctx, input: Reacting): Promise<Comment> {
  const { viewer } = requireMember(ctx);
  const emoji = accept(parseReaction(input.emoji));
  return inTransaction(ctx, async (tx) => {
    const seen = await getComment(tx, tx.db, input.commentId);
    allow(tx, 'comment.react', seen.thread);
    const removed = await tx.db
      .deleteFrom('comment_reactions')
      .where('workspace_id', '=', tx.workspace.id)
      .where('comment_id', '=', seen.comment.id)
      .where('member_id', '=', viewer.id)
      .where('emoji', '=', emoji)
      .executeTakeFirst();
    if (removed.numDeletedRows > 0n) await recordChange(tx, seen);
    return seen.comment;
  });
}

function countEmojis(tx: TxCtx, commentId: string): Promise<{ count: string }> {
  return tx.db
    .selectFrom('comment_reactions')
    .select((row) => row.fn.count<string>('emoji').distinct().as('count'))
    .where('workspace_id', '=', tx.workspace.id)
    .where('comment_id', '=', commentId)
    .executeTakeFirstOrThrow();
}

async function recordChange(tx: TxCtx, { comment, thread }: SeenComment): Promise<void> {
  await tx.record({
    type: 'comment.updated',
    payload: {
      commentId: comment.id,
      objectType: thread.objectType,
      objectId: thread.objectId,
      mentionedMemberIds: [],
    },
    objectId: thread.objectId,
    version: await nextVersion(tx, thread.id),
  });
}
