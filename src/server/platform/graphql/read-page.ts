import type { SelectQueryBuilder } from 'kysely';
import { countedPage, readPageArgs, type Page, type PageArgs } from './page.ts';
import { inOrder, isBehind, sortKeyCodec, sortValue, type Sort } from './sorted-page.ts';

type List<DB, TB extends keyof DB, Row> = SelectQueryBuilder<DB, TB, Row>;

/** One page of a list, and how long the whole list is. */
export async function readPage<DB, TB extends keyof DB, Empty, Row extends { readonly id: string }>(
  args: PageArgs,
  sort: Sort,
  list: List<DB, TB, Empty>,
  select: (list: List<DB, TB, Empty>) => List<DB, TB, Row>,
  { most, count }: { most?: number; count?: () => Promise<{ count: string }> } = {},
): Promise<Page<Row>> {
  const request = readPageArgs(args, sortKeyCodec(sort), most);
  const rows = await select(list)
    .select(sortValue(sort).as('sortValue'))
    // For tables that aren't named yet, the compiler can't tell which columns this adds.
    .$castTo<Row & { sortValue: string }>()
    .where(isBehind(sort, request.after))
    .orderBy(inOrder(sort))
    .limit(request.limit + 1)
    .execute();
  return countedPage<Row & { sortValue: string }, { value: string; id: string }>(
    rows,
    request,
    (row) => ({ value: row.sortValue, id: row.id }),
    count ??
      (() =>
        list
          .select((row) => row.fn.countAll<string>().as('count'))
          .$castTo<{ count: string }>()
          .executeTakeFirstOrThrow()),
  );
}
