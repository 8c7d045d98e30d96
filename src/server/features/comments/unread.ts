import DataLoader from 'dataloader';
import { sql, type RawBuilder } from 'kysely';
import { viewerOf } from '#server/platform/context/require-member.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';

type Counts = DataLoader<string, number>;
const [threadsKey, objectsKey, openKey] = [
  Symbol('unread by thread'),
  Symbol('unread by object'),
  Symbol('open threads'),
];

/** How many comments of others a person has not seen in a thread. */
export function unreadInThread(ctx: RequestCtx): Counts {
  return loaderOf(ctx, threadsKey, () => countUnread(ctx, 't.id'));
}

/** The same for a note or an insight with all its open threads. */
export function unreadInObject(ctx: RequestCtx): Counts {
  return loaderOf(ctx, objectsKey, () => countUnread(ctx, 't.object_id', sql`and t.resolved_at is null`));
}

/** Threads that are not resolved and have a comment left. */
export function openThreads(ctx: RequestCtx): Counts {
  return loaderOf(ctx, openKey, () => {
    return countBy(
      ctx,
      (ids) => sql`
      select t.object_id as id, count(*)::int as count from comment_threads t
      where t.workspace_id = ${ctx.workspace.id} and t.object_id = any(${ids}::uuid[]) and t.resolved_at is null
        and exists (select 1 from comments c
          where c.workspace_id = t.workspace_id and c.thread_id = t.id and c.deleted_at is null)
      group by t.object_id`,
    );
  });
}

/** What was said before the person came to the workspace is no news to them. */
function countUnread(ctx: RequestCtx, by: string, more: RawBuilder<unknown> = sql``): Counts {
  const me = viewerOf(ctx)?.id ?? null;
  return countBy(
    ctx,
    (ids) => sql`
    select ${sql.ref(by)} as id, count(*)::int as count
    from comment_threads t
    join comments c on c.workspace_id = t.workspace_id and c.thread_id = t.id
    join members m on m.workspace_id = t.workspace_id and m.id = ${me}
    left join comment_reads r on r.workspace_id = t.workspace_id and r.thread_id = t.id and r.member_id = m.id
    where t.workspace_id = ${ctx.workspace.id} and ${sql.ref(by)} = any(${ids}::uuid[]) ${more}
      and c.author_id <> m.id and c.deleted_at is null and c.created_at > coalesce(r.read_at, m.created_at)
    group by 1`,
  );
}

function countBy(ctx: RequestCtx, query: (ids: string[]) => RawBuilder<unknown>): Counts {
  return new DataLoader(async (ids: readonly string[]) => {
    const db = await ctx.reads.db();
    const { rows } = await sql<{ id: string; count: number }>`${query([...ids])}`.execute(db);
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    return ids.map((id) => counts.get(id) ?? 0);
  });
}
