import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { getThread } from './policy.ts';
import { threadColumns, type CommentThread } from './thread.ts';
import './tables.ts';

/** Settled, by anybody who takes part. Resolving again changes nothing. */
export function resolveThread(ctx: Ctx, id: string): Promise<CommentThread> {
  return setResolved(ctx, id, true);
}

export function reopenThread(ctx: Ctx, id: string): Promise<CommentThread> {
  return setResolved(ctx, id, false);
}

async function setResolved(ctx: Ctx, id: string, resolved: boolean): Promise<CommentThread> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const before = await getThread(tx, tx.db, id);
    allow(tx, 'comment.resolve', before);
    const thread = await tx.db
      .updateTable('comment_threads')
      .set((row) => ({
        resolved_at: resolved ? tx.now() : null,
        resolved_by: resolved ? viewer.id : null,
        version: row('version', '+', 1),
      }))
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .where('resolved_at', resolved ? 'is' : 'is not', null)
      .returning(threadColumns)
      .executeTakeFirst();
    if (!thread) return before;
    await tx.record({
      type: resolved ? 'comment.resolved' : 'comment.reopened',
      payload: { threadId: id },
      objectId: thread.objectId,
      version: thread.version,
    });
    return thread;
  });
}
