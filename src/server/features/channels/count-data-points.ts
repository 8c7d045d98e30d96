import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { findKeptCount } from './find-kept-count.ts';
import { matchingPoints, type DataPointFilter } from './list-data-points.ts';
import './tables.ts';

/** From the counts that are kept where they say it: of a million rows a count takes longer than the page. */
export async function countDataPoints(ctx: Ctx, filter: DataPointFilter, db: Db): Promise<number> {
  const kept = await findKeptCount(ctx, db, filter);
  if (kept !== null) return kept;
  const { count } = await matchingPoints(ctx, db, filter)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
