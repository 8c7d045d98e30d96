import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';

export type Reaction = { readonly emoji: string; readonly count: number; readonly isYours: boolean };

const reactionsKey = Symbol('reactions');

/** The reactions to a comment, the first one first; one query for all comments of a response. */
export function reactionLoader(ctx: RequestCtx): DataLoader<string, readonly Reaction[]> {
  return loaderOf(ctx, reactionsKey, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const db = await ctx.reads.db();
      const { rows } = await sql<Reaction & { commentId: string }>`
        select comment_id as "commentId", emoji, count(*)::int as count,
          bool_or(member_id = ${viewerOf(ctx)?.id ?? null}::uuid) as "isYours"
        from comment_reactions
        where workspace_id = ${ctx.workspace.id} and comment_id = any(${[...ids]}::uuid[])
        group by comment_id, emoji
        order by comment_id, min(created_at), emoji`.execute(db);
      const byComment = Map.groupBy(rows, ({ commentId }) => commentId);
      return ids.map((id) => byComment.get(id) ?? []);
    });
  });
}
