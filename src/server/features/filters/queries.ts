import { requireMember } from '#server/platform/context/require-member.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { savedFilterColumns, type SavedFilter } from './saved-filter.ts';
import './tables.ts';

const byTitle: Sort = { kind: 'text', column: 'title', id: 'id' };

/** The person's own, A to Z. */
export async function listSavedFilters(ctx: Ctx, args: PageArgs): Promise<Page<SavedFilter>> {
  const { viewer } = requireMember(ctx);
  const own = (await ctx.reads.db())
    .selectFrom('saved_filters')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('member_id', '=', viewer.id);
  return readPage(args, byTitle, own, (list) => list.select(savedFilterColumns));
}
