import { sql } from 'kysely';
import type { CommentBody } from '#domain/comments/comment-body.ts';
import type { ExportedComment, ExportedThread } from '#domain/exports/comment-codecs.ts';
import { contactsMentionedIn } from '#domain/people/relabel-mentions.ts';
import { deletedUser } from '#domain/text/display-names.ts';
import type { CommentAnchor } from '#server/features/comments/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { inParts, reading, type Exporting, type SetUp } from './exporting.ts';
import '#server/features/comments/tables.ts';
import '#server/features/files/tables.ts';
import '#server/features/highlights/tables.ts';

const hasComment = sql`exists (select 1 from comments c
  where c.workspace_id = t.workspace_id and c.thread_id = t.id and c.deleted_at is null)`;

/** Of one document: those that have something to say. */
export async function readThreadIds({ ctx }: SetUp, db: Db, objectId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select t.id from comment_threads t
    where t.workspace_id = ${ctx.workspace.id} and t.object_id = ${objectId} and ${hasComment}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

type ThreadRow = {
  id: string;
  objectId: string;
  anchor: CommentAnchor;
  quote: string;
  highlightId: string | null;
  fileId: string | null;
  time: number | null;
  createdAt: Date;
  resolvedAt: Date | null;
};

/** Of documents that the person may see. One whose highlight or recording is gone is about the whole document. */
export async function* readThreads(
  exporting: Exporting,
  objectIds: readonly string[],
): AsyncGenerator<ExportedThread[]> {
  const { ctx } = exporting;
  for (const part of inParts(objectIds, 200)) {
    const { rows } = await reading(exporting, (db) =>
      sql<ThreadRow>`
        select t.id, t.object_id as "objectId", t.anchor, t.quote, h.id as "highlightId", f.id as "fileId",
          t.at_seconds as time, t.created_at as "createdAt", t.resolved_at as "resolvedAt"
        from comment_threads t
        left join highlights h on h.workspace_id = t.workspace_id and h.id = t.highlight_id
          and h.object_id = t.object_id and not h.hidden and h.deleted_at is null and not h.inline_comment_only
        left join files f on f.workspace_id = t.workspace_id and f.id = t.file_id and f.owner_id = t.object_id
          and f.trashed_at is null and f.status = 'DONE'
        where t.workspace_id = ${ctx.workspace.id} and ${isAmong('t.object_id', part)} and ${hasComment}
        order by t.created_at, t.id`.execute(db),
    );
    yield rows.map(threadOf);
  }
}

function threadOf({ createdAt, resolvedAt, ...row }: ThreadRow): ExportedThread {
  const isLost =
    (row.anchor === 'highlight' && row.highlightId === null) ||
    (row.anchor === 'moment' && row.fileId === null);
  return {
    ...row,
    ...(isLost && { anchor: 'document', time: null }),
    createdAt: createdAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
}

type CommentRow = {
  id: string;
  threadId: string;
  body: CommentBody;
  author: string;
  createdAt: Date;
  editedAt: Date | null;
};

/** As they are stored, without the names of contacts and of members who were removed. Deleted ones said nothing. */
export async function* readComments(
  exporting: Exporting,
  objectIds: readonly string[],
): AsyncGenerator<ExportedComment[]> {
  const { ctx, met } = exporting;
  for (const part of inParts(objectIds, 200)) {
    const { rows } = await reading(exporting, (db) =>
      sql<CommentRow>`
        select c.id, c.thread_id as "threadId", c.body, c.created_at as "createdAt", c.edited_at as "editedAt",
          coalesce(c.original_author, m.name, ${deletedUser}) as author
        from comment_threads t
        join comments c on c.workspace_id = t.workspace_id and c.thread_id = t.id and c.deleted_at is null
        left join members m on m.workspace_id = c.workspace_id and m.id = c.author_id and m.removed_at is null
        where t.workspace_id = ${ctx.workspace.id} and ${isAmong('t.object_id', part)}
        order by c.created_at, c.id`.execute(db),
    );
    for (const { body } of rows) for (const id of contactsMentionedIn(body)) met.add(id);
    yield rows.map(({ createdAt, editedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
    }));
  }
}
