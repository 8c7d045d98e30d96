import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderOfMap } from '#server/platform/graphql/loader.ts';
import type { Comment } from './comment.ts';
import { nameMentioned } from './name-mentioned.ts';
import './tables.ts';

type Said = Pick<Comment, 'body' | 'text'>;

/** What comments say, as it is stored: contacts without their names. A deleted one says nothing. */
export async function findCommentTexts(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, Said>> {
  const rows = await db
    .selectFrom('comments')
    .select(['id', 'body', 'text'])
    .where(isInWorkspace(workspaceId, 'comments.id', ids))
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, body, text }) => [id, { body, text }]));
}

/** What comments on things that the person sees say to them. */
export const commentTextLoader = loaderOfMap<string | null>(null, async (ctx, db, ids) => {
  const said = await findCommentTexts(db, ctx.workspace.id, ids);
  const named = await Promise.all(
    [...said].map(async ([id, comment]) => [id, (await nameMentioned(ctx, comment)).text] as const),
  );
  return new Map(named);
});
