import type { Level } from '#domain/access/levels.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { commentColumns, type Comment } from './comment.ts';
import { getHolder } from './holder.ts';
import { threadColumns, type CommentThread } from './thread.ts';
import './tables.ts';

type Asking = Pick<Ctx, 'actor' | 'workspace'>;
export type SeenThread = CommentThread & { readonly level: Level };
export type SeenComment = { readonly comment: Comment; readonly thread: SeenThread };

/** Access follows the object: throws NotFound for threads of what the person may not see or what is in the trash. */
export async function getThread(asking: Asking, db: Db, id: string): Promise<SeenThread> {
  const thread = await db
    .selectFrom('comment_threads')
    .select(threadColumns)
    .where('workspace_id', '=', asking.workspace.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!thread) throw new NotFound();
  const { level } = await getHolder(asking, db, { type: thread.objectType, id: thread.objectId });
  return { ...thread, level };
}

/** A comment that is still there, with its thread. */
export async function getComment(asking: Asking, db: Db, id: string): Promise<SeenComment> {
  const comment = await db
    .selectFrom('comments')
    .select(commentColumns)
    .where('workspace_id', '=', asking.workspace.id)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!comment) throw new NotFound();
  return { comment, thread: await getThread(asking, db, comment.threadId) };
}

/** Every change of a thread or of its comments makes a new version of it, which other clients hear of. */
export async function nextVersion(tx: TxCtx, threadId: string): Promise<number> {
  const { version } = await tx.db
    .updateTable('comment_threads')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', threadId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
