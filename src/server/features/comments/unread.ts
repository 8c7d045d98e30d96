import { sql, type RawBuilder } from 'kysely';
import { viewerOf } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderOfCounts, type Loader } from '#server/platform/graphql/loader.ts';

type Count = { readonly id: string; readonly count: number };

/** How many comments of others a person has not seen in a thread. */
export const unreadInThread = countUnread('t.id');

/** The same for a note or an insight with all its open threads. */
export const unreadInObject = countUnread('t.object_id', sql`and t.resolved_at is null`);

/** Threads that are not resolved and have a comment left. */
export const openThreads = loaderOfCounts(async (ctx, db, ids) => {
  const { rows } = await sql<Count>`
    select t.object_id as id, count(*)::int as count from comment_threads t
    where ${isInWorkspace(ctx.workspace.id, 't.object_id', ids)} and t.resolved_at is null
      and exists (select 1 from comments c
        where c.workspace_id = t.workspace_id and c.thread_id = t.id and c.deleted_at is null)
    group by t.object_id`.execute(db);
  return rows;
});

/** What was said before the person came to the workspace, or elsewhere, is no news to them. */
function countUnread(by: string, more: RawBuilder<unknown> = sql``): Loader<number> {
  return loaderOfCounts(async (ctx, db, ids) => {
    const { rows } = await sql<Count>`
      select ${sql.ref(by)} as id, count(*)::int as count
      from comment_threads t
      join comments c on c.workspace_id = t.workspace_id and c.thread_id = t.id
      join members m on m.workspace_id = t.workspace_id and m.id = ${viewerOf(ctx)?.id ?? null}
      left join comment_reads r on r.workspace_id = t.workspace_id and r.thread_id = t.id and r.member_id = m.id
      where ${isInWorkspace(ctx.workspace.id, by, ids)} ${more}
        and c.author_id <> m.id and not c.imported and c.deleted_at is null and c.created_at > coalesce(r.read_at, m.created_at)
      group by 1`.execute(db);
    return rows;
  });
}
