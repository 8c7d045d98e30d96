import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { getThread } from './policy.ts';
import type { CommentThread } from './thread.ts';
import './tables.ts';

/** Everything in the thread until now counts as read by the person. It is theirs alone: nobody hears of it. */
export async function markThreadRead(ctx: Ctx, id: string): Promise<CommentThread> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const thread = await getThread(tx, tx.db, id);
    allow(tx, 'comment.read', thread);
    await markRead(tx, { threadId: id, memberId: viewer.id });
    return thread;
  });
}

export async function markRead(
  tx: TxCtx,
  { threadId, memberId }: { threadId: string; memberId: string },
): Promise<void> {
  await tx.db
    .insertInto('comment_reads')
    .values({ workspace_id: tx.workspace.id, member_id: memberId, thread_id: threadId, read_at: tx.now() })
    .onConflict((known) =>
      known.columns(['workspace_id', 'member_id', 'thread_id']).doUpdateSet({ read_at: tx.now() }),
    )
    .execute();
}
