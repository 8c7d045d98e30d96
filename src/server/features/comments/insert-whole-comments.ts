import { sql } from 'kysely';
import type { ReadComment } from '#domain/comments/comment-body.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { CommentThread } from './thread.ts';
import './tables.ts';

export type WholeThread = Pick<
  CommentThread,
  | 'id'
  | 'objectType'
  | 'objectId'
  | 'anchor'
  | 'quote'
  | 'highlightId'
  | 'fileId'
  | 'time'
  | 'createdAt'
  | 'resolvedAt'
>;

/** On documents that nobody else knows yet. Their author has read them. */
export async function insertWholeThreads(
  tx: TxCtx,
  threads: readonly WholeThread[],
  createdBy: string,
): Promise<void> {
  await sql`
    insert into comment_threads (workspace_id, id, object_type, object_id, person_id, anchor, quote, highlight_id, file_id,
      at_seconds, created_by, created_at, resolved_at, resolved_by)
    select ${tx.workspace.id}::uuid, id, "objectType", case when "objectType" <> 'person' then "objectId" end,
      case when "objectType" = 'person' then "objectId" end, anchor, quote, "highlightId", "fileId", time,
      ${createdBy}::uuid, "createdAt", "resolvedAt", case when "resolvedAt" is not null then ${createdBy}::uuid end
    from jsonb_to_recordset(${JSON.stringify(threads)}::jsonb)
      as one (id uuid, "objectType" text, "objectId" uuid, anchor text, quote text, "highlightId" uuid, "fileId" uuid,
        time float8, "createdAt" timestamptz, "resolvedAt" timestamptz)`.execute(tx.db);
  await sql`
    insert into comment_reads (workspace_id, member_id, thread_id, read_at)
    select ${tx.workspace.id}::uuid, ${createdBy}::uuid, id, ${tx.now()}::timestamptz
    from unnest(${threads.map(({ id }) => id)}::uuid[]) as id`.execute(tx.db);
}

type WholeComment = {
  readonly id: string;
  readonly threadId: string;
  readonly comment: ReadComment;
  readonly originalAuthor: string | null;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
};

/** In threads that were inserted with them. They are unread for nobody. */
export async function insertWholeComments(
  tx: TxCtx,
  comments: readonly WholeComment[],
  authorId: string,
): Promise<void> {
  const rows = comments.map(({ comment: { body, text }, ...row }) => ({ ...row, body, text }));
  await sql`
    insert into comments (workspace_id, id, thread_id, author_id, original_author, imported, body, text, created_at,
      edited_at)
    select ${tx.workspace.id}::uuid, id, "threadId", ${authorId}::uuid, "originalAuthor", true, body, text, "createdAt", "editedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as one (id uuid, "threadId" uuid, "originalAuthor" text, body jsonb, text text, "createdAt" timestamptz,
        "editedAt" timestamptz)`.execute(tx.db);
}
