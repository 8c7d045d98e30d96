import type { Ctx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { likePattern } from '#server/platform/db/like-pattern.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { loaderById } from '#server/platform/graphql/loader.ts';
import { groupColumns, type Group } from './group.ts';
import './tables.ts';

const byName: Sort = { kind: 'text', column: 'name', id: 'id' };

/** By name. */
export async function listGroups(
  ctx: Ctx,
  args: PageArgs & { search?: string | null },
): Promise<Page<Group>> {
  const pattern = likePattern(args.search ?? '');
  const db = await ctx.reads.db();
  const matching = db
    .selectFrom('groups')
    .where('workspace_id', '=', ctx.workspace.id)
    .$if(pattern !== null, (query) => query.where('name', 'ilike', pattern));
  return readPage(args, byName, matching, (list) => list.select(groupColumns));
}

/** Groups by id, one query for all that a response mentions. */
export const groupLoader = loaderById<Group>((ctx, db, ids) =>
  db
    .selectFrom('groups')
    .select(groupColumns)
    .where(isInWorkspace(ctx.workspace.id, 'id', ids))
    .execute(),
);
