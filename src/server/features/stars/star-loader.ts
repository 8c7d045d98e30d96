import { viewerOf } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderOfMap } from '#server/platform/graphql/loader.ts';
import './tables.ts';

/** Whether the asking person starred an object; one query for all that a response mentions. */
export const starLoader = loaderOfMap<boolean>(false, async (ctx, db, ids) => {
  const me = viewerOf(ctx)?.id;
  if (me === undefined) return new Map();
  const rows = await db
    .selectFrom('stars')
    .select('object_id')
    .where(isInWorkspace(ctx.workspace.id, 'object_id', ids))
    .where('member_id', '=', me)
    .execute();
  return new Map(rows.map((row) => [row.object_id, true]));
});
