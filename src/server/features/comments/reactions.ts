import { sql } from 'kysely';
import { loaderOfLists } from '#server/platform/graphql/loader.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';

export type Reaction = { readonly emoji: string; readonly count: number; readonly isYours: boolean };

/** The reactions to a comment, the first one first; one query for all comments of a response. */
export const reactionLoader = loaderOfLists<Reaction & { readonly commentId: string }>(
  ({ commentId }) => commentId,
  async (ctx, db, ids) => {
    const { rows } = await sql<Reaction & { commentId: string }>`
      select comment_id as "commentId", emoji, count(*)::int as count,
        bool_or(member_id = ${viewerOf(ctx)?.id ?? null}::uuid) as "isYours"
      from comment_reactions
      where ${isInWorkspace(ctx.workspace.id, 'comment_id', ids)}
      group by comment_id, emoji
      order by comment_id, min(created_at), emoji`.execute(db);
    return rows;
  },
);
