import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import { loaderById } from '#server/platform/graphql/loader.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import type { Comment } from './comment.ts';
import { getHolder, isAbout } from './holder.ts';
import { getComment, getThread } from './policy.ts';
import type { CommentObjectType } from './tables.ts';
import { threadColumns, type CommentThread } from './thread.ts';
import './tables.ts';

const newestFirst: Sort = { kind: 'time', column: 'comment_threads.created_at', id: 'comment_threads.id' };

export type ThreadListArgs = PageArgs & {
  objectType: CommentObjectType;
  objectId: string;
  resolved?: boolean | null;
  fileId?: string | null;
};

/** The threads of an object that have a comment left, newest first. */
export async function listThreads(ctx: Ctx, args: ThreadListArgs): Promise<Page<CommentThread>> {
  const db = await ctx.reads.db();
  const holder = await getHolder(ctx, db, { type: args.objectType, id: args.objectId });
  allow(ctx, 'comment.read', holder);
  const threads = db
    .selectFrom('comment_threads')
    .where('workspace_id', '=', ctx.workspace.id)
    .where(isAbout(holder))
    .where(hasComment)
    .$if(args.fileId != null, (query) => query.where('file_id', '=', args.fileId ?? ''))
    .$if(args.resolved != null, (query) => query.where('resolved_at', args.resolved ? 'is not' : 'is', null));
  return readPage(args, newestFirst, threads, (list) => list.select(threadColumns));
}

/** For deep links: null for what is gone and for what the person may not see. */
export async function findComment(ctx: Ctx, id: string): Promise<Comment | null> {
  const seen = await orNull(getComment(ctx, await ctx.reads.db(), id));
  return seen && seen.comment;
}

export async function findThread(ctx: Ctx, id: string): Promise<CommentThread | null> {
  return orNull(getThread(ctx, await ctx.reads.db(), id));
}

async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}

/** For comments that the person was given: who may see one may see its thread. */
export async function threadOf(ctx: RequestCtx, { threadId }: Comment): Promise<CommentThread> {
  const thread = await threadLoader(ctx).load(threadId);
  if (!thread) throw new NotFound();
  return thread;
}

const threadLoader = loaderById<CommentThread>((ctx, db, ids) =>
  db
    .selectFrom('comment_threads')
    .select(threadColumns)
    .where(isInWorkspace(ctx.workspace.id, 'id', ids))
    .execute(),
);

const hasComment = sql<boolean>`exists (select 1 from comments c
  where c.workspace_id = comment_threads.workspace_id and c.thread_id = comment_threads.id and c.deleted_at is null)`;
