import DataLoader from 'dataloader';
import type { Db } from '#server/platform/db/database.ts';
import { loaderOf, type RequestCtx } from './request-ctx.ts';

export type Loader<Value> = (ctx: RequestCtx) => DataLoader<string, Value>;
type Read<Found> = (ctx: RequestCtx, db: Db, ids: readonly string[]) => Promise<Found>;

/** One query for all ids that a response mentions; `missing` for those it doesn't find. */
export function loaderOfMap<Value>(missing: Value, read: Read<ReadonlyMap<string, Value>>): Loader<Value> {
  const key = Symbol('loader');
  return (ctx) =>
    loaderOf(
      ctx,
      key,
      () =>
        new DataLoader(async (ids: readonly string[]) => {
          const found = await read(ctx, await ctx.reads.db(), ids);
          return ids.map((id) => found.get(id) ?? missing);
        }),
    );
}

/** Rows by their id; null for what isn't there or isn't for this person to see. */
export function loaderById<Row extends { readonly id: string }>(
  read: Read<readonly Row[]>,
): Loader<Row | null> {
  return loaderOfMap<Row | null>(
    null,
    async (ctx, db, ids) => new Map((await read(ctx, db, ids)).map((row) => [row.id, row])),
  );
}

/** How many there are for each id. */
export function loaderOfCounts(
  read: Read<readonly { readonly id: string; readonly count: number | string }[]>,
): Loader<number> {
  return loaderOfMap(
    0,
    async (ctx, db, ids) => new Map((await read(ctx, db, ids)).map(({ id, count }) => [id, Number(count)])),
  );
}

/** All rows of each id, in the order of the query. */
export function loaderOfLists<Row>(
  idOf: (row: Row) => string,
  read: Read<readonly Row[]>,
): Loader<readonly Row[]> {
  return loaderOfMap<readonly Row[]>([], async (ctx, db, ids) => Map.groupBy(await read(ctx, db, ids), idOf));
}
