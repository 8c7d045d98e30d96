import { requireMember } from '#server/platform/context/require-member.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readPageArgs, countedPage, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import {
  inOrder,
  isBehind,
  sortKeyCodec,
  sortValue,
  type Sort,
} from '#server/platform/graphql/sorted-page.ts';
import { savedFilterColumns, type SavedFilter } from './saved-filter.ts';
import './tables.ts';

const byTitle: Sort = { kind: 'text', column: 'title', id: 'id' };

/** The person's own, A to Z. */
export async function listSavedFilters(ctx: Ctx, args: PageArgs): Promise<Page<SavedFilter>> {
  const { viewer } = requireMember(ctx);
  const request = readPageArgs(args, sortKeyCodec(byTitle));
  const own = (await ctx.reads.db())
    .selectFrom('saved_filters')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('member_id', '=', viewer.id);
  const rows = await own
    .select([...savedFilterColumns, sortValue(byTitle).as('sortValue')])
    .where(isBehind(byTitle, request.after))
    .orderBy(inOrder(byTitle))
    .limit(request.limit + 1)
    .execute();
  return countedPage(
    rows,
    request,
    (row) => ({ value: row.sortValue, id: row.id }),
    () => own.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  );
}
