import { countLimits } from '#domain/limits/count-limits.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Comment } from './comment.ts';
import { insertComment } from './insert-comment.ts';
import { getThread, nextVersion } from './policy.ts';
import { readBody } from './read-body.ts';
import './tables.ts';

export type NewReply = {
  /** Null: the server chooses. */
  id: string | null;
  threadId: string;
  body: string;
};

/** One more comment in a thread, resolved or not. */
export async function reply(ctx: Ctx, input: NewReply): Promise<Comment> {
  const { viewer } = requireMember(ctx);
  const comment = readBody(input.body);
  return inTransaction(ctx, async (tx) => {
    const thread = await getThread(tx, tx.db, input.threadId);
    allow(tx, 'comment.create', thread);
    await checkRoom(tx, countLimits.commentsPerThread, () =>
      tx.db
        .selectFrom('comments')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('workspace_id', '=', tx.workspace.id)
        .where('thread_id', '=', thread.id)
        .executeTakeFirstOrThrow(),
    );
    const version = await nextVersion(tx, thread.id);
    return insertComment(tx, {
      id: input.id,
      thread: { ...thread, version },
      comment,
      authorId: viewer.id,
    });
  });
}
