import { sql, type RawBuilder } from 'kysely';
import { levelRank } from '#domain/access/levels.ts';
import { isOfKnownPerson, levelOnContacts } from '#server/features/people/index.ts';
import '#server/features/people/tables.ts';
import { isArchived, isNotTrashed, rankOf } from '#server/kernel/access/index.ts';
import type { Kind } from '#server/kernel/kinds/index.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { restoreComment } from './delete-comment.ts';
import './tables.ts';

/** Its words are its title. Contacts that it mentions have no name there, as in what is stored. */
export const commentKind: Kind = {
  name: 'comment',
  trash: {
    type: 'COMMENT',
    select: (ctx) => sql`
      select c.id, ${firstWords} as title, coalesce(a.parent_id, a.id) as project_id, c.deleted_at as trashed_at,
        c.deleted_by as trashed_by, ${rankOnComment(ctx, rankOf(ctx, 'a.source_id'))} as rank
      from comments c
      join comment_threads t on t.workspace_id = c.workspace_id and t.id = c.thread_id
      join access_objects a on a.workspace_id = t.workspace_id and a.id = t.object_id
      where c.workspace_id = ${ctx.workspace.id} and c.deleted_at is not null and c.body is not null
        and ${isNotTrashed('a')} and not ${isArchived('a')}
      union all
      select c.id, ${firstWords} as title, null::uuid as project_id, c.deleted_at as trashed_at,
        c.deleted_by as trashed_by,
        ${rankOnComment(ctx, sql<number>`${levelRank(levelOnContacts(ctx))}::int`)} as rank
      from comments c
      join comment_threads t on t.workspace_id = c.workspace_id and t.id = c.thread_id
      join people about on about.workspace_id = t.workspace_id and about.id = t.person_id
      join people p on p.workspace_id = about.workspace_id and p.id = coalesce(about.merged_into, about.id)
      where c.workspace_id = ${ctx.workspace.id} and c.deleted_at is not null and c.body is not null
        and p.trashed_at is null and ${isOfKnownPerson(ctx, 'p.id')}`,
    restore: restoreComment,
    purge: purgeComments,
    purged: (commentId) => ({ type: 'comment.purged', payload: { commentId } }),
  },
};

const firstWords = sql`left(regexp_replace(c.text, '\\s+', ' ', 'g'), 200)`;

/** Authors may take their own words away for everyone, wherever they may read. */
function rankOnComment(ctx: Ctx, rank: RawBuilder<number>): RawBuilder<number> {
  return sql<number>`case when ${rank} = 3 or (${rank} > 0 and c.author_id = ${viewerOf(ctx)?.id ?? null}::uuid)
    then 3 else 0 end`;
}

/** Where others answered it stays as a comment that says nothing; a thread of which nothing is left goes with it. */
async function purgeComments(tx: TxCtx, ids: readonly string[]): Promise<void> {
  await tx.db
    .deleteFrom('comment_reactions')
    .where(isInWorkspace(tx.workspace.id, 'comment_id', ids))
    .execute();
  const purged = await tx.db
    .updateTable('comments')
    .set({ body: null, text: '', original_author: null })
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .returning('thread_id as threadId')
    .execute();
  const threadIds = purged.map(({ threadId }) => threadId);
  await sql`
    delete from comment_threads t where ${isInWorkspace(tx.workspace.id, 't.id', threadIds)} and not exists (
      select 1 from comments c
      where c.workspace_id = t.workspace_id and c.thread_id = t.id and c.body is not null)`.execute(tx.db);
}
