import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { DataPointFilter } from './data-point-filter.ts';
import { findFew, type Few } from './find-few.ts';
import { findKeptCount } from './find-kept-count.ts';
import { matchingPoints } from './list-data-points.ts';
import './tables.ts';

/** `isAtLeast`: there are more that nobody counted. */
export type MatchCount = { readonly count: number; readonly isAtLeast: boolean };

/**
 * From the counts that are kept where they say it. Else the rows are counted: of a million that takes longer than the page,
 * so who only shows how many there are says up to how `most`.
 */
export async function countDataPoints(
  ctx: Ctx,
  db: Db,
  filter: DataPointFilter,
  most: number | null,
): Promise<MatchCount> {
  const kept = await findKeptCount(ctx, db, filter);
  if (kept !== null) return { count: kept, isAtLeast: false };
  const few = await findFew(ctx, db, filter);
  if (few?.isAll === true) return { count: await countRows(ctx, db, { filter, few }), isAtLeast: false };
  if (most === null) return { count: await countRows(ctx, db, { filter }), isAtLeast: false };
  // Among some of many there may be enough.
  const some = few && (await countRows(ctx, db, { filter, few, limit: most + 1 }));
  const count = some !== null && some > most ? some : await countRows(ctx, db, { filter, limit: most + 1 });
  return { count: Math.min(count, most), isAtLeast: count > most };
}

type Counted = {
  readonly filter: DataPointFilter;
  readonly few?: Few | null;
  readonly limit?: number;
};

async function countRows(ctx: Ctx, db: Db, { filter, few = null, limit }: Counted): Promise<number> {
  const { count } = await db
    .selectFrom(
      matchingPoints(ctx, db, filter, few)
        .select(sql<number>`1`.as('one'))
        .$if(limit !== undefined, (rows) => rows.limit(sql.lit(limit ?? 0)))
        .as('matching'),
    )
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
