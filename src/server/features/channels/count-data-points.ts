import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import { findFew } from './find-few.ts';
import { findKeptCount } from './find-kept-count.ts';
import { matchingPoints, type DataPointFilter } from './list-data-points.ts';
import './tables.ts';

/** `isAtLeast`: there are more that nobody counted. */
export type MatchCount = { readonly count: number; readonly isAtLeast: boolean };

/**
 * From the counts that are kept where they say it. Else the rows are counted: of a million that takes longer than the page,
 * so who only shows how many there are says up to how `most`.
 */
export async function countDataPoints(
  ctx: Ctx,
  filter: DataPointFilter,
  most: number | null,
): Promise<MatchCount> {
  const db = await ctx.reads.db();
  const kept = await findKeptCount(ctx, db, filter);
  if (kept !== null) return { count: kept, isAtLeast: false };
  const few = await findFew(ctx, db, filter);
  const limit = few === null ? most : null;
  const { count } = await db
    .selectFrom(
      matchingPoints(ctx, db, filter, few)
        .select(sql<number>`1`.as('one'))
        .$if(limit !== null, (rows) => rows.limit(sql.lit((limit ?? 0) + 1)))
        .as('matching'),
    )
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const isAtLeast = limit !== null && Number(count) > limit;
  return { count: isAtLeast ? limit : Number(count), isAtLeast };
}
