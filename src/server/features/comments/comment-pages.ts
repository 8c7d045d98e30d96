import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { instant, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { readPageArgs, toPage, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import type { Comment } from './comment.ts';

const pageKey = object({ value: instant, id: uuid });
type Asked = PageArgs & { threadId: string };
type Row = Comment & { at: number; sortValue: string; total: number };

/** The comments of a thread, oldest first; one query for all threads of a response, whatever pages they ask for. */
export function listComments(ctx: RequestCtx, asked: Asked): Promise<Page<Comment>> {
  return loaderOf(
    ctx,
    commentsKey,
    () => new DataLoader<Asked, Page<Comment>>((keys) => readPages(ctx, keys)),
  ).load(asked);
}

/** A hundred threads with a hundred comments each would fill the memory of a small server. */
const mostInResponse = 2500;
/** Of a deleted comment readers learn only that there was one. */
const whatIsLeft = sql`case when deleted_at is null then original_author end as "originalAuthor",
  case when deleted_at is null then body end as body, case when deleted_at is null then text else '' end as text`;

const commentsKey = Symbol('comments of threads');

async function readPages(ctx: RequestCtx, keys: readonly Asked[]): Promise<Page<Comment>[]> {
  const requests = keys.map((key) => readPageArgs(key, pageKey));
  if (requests.reduce((sum, { limit }) => sum + limit, 0) > mostInResponse) {
    throw new ValidationError(`Ask for at most ${mostInResponse} comments at a time`);
  }
  const db = await ctx.reads.db();
  const { rows } = await sql<Row>`
    select asked.at::int as at, page.*, (
      select count(*)::int from comments c
      where c.workspace_id = ${ctx.workspace.id} and c.thread_id = asked.thread_id) as total
    from unnest(
        ${keys.map(({ threadId }) => threadId)}::uuid[],
        ${requests.map(({ after }) => after?.value ?? null)}::timestamptz[],
        ${requests.map(({ after }) => after?.id ?? null)}::uuid[],
        ${requests.map(({ limit }) => limit + 1)}::int[]
      ) with ordinality as asked (thread_id, after_time, after_id, most, at)
    cross join lateral (
      select id, thread_id as "threadId", author_id as "authorId", ${whatIsLeft},
        created_at as "createdAt", edited_at as "editedAt", deleted_at as "deletedAt",
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sortValue"
      from comments
      where workspace_id = ${ctx.workspace.id} and thread_id = asked.thread_id
        and (asked.after_id is null or (created_at, id) > (asked.after_time, asked.after_id))
      order by created_at, id
      limit asked.most
    ) page
    order by asked.at, page."createdAt", page.id`.execute(db);
  const byPlace = Map.groupBy(rows, ({ at }) => at);
  return requests.map((request, at) => {
    const own = byPlace.get(at + 1) ?? [];
    return toPage<Row, { value: string; id: string }>(
      own,
      request,
      (row) => ({ value: row.sortValue, id: row.id }),
      own[0]?.total ?? 0,
    );
  });
}
