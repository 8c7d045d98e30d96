import { sql, type RawBuilder } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { columnsLoader, type ChannelColumn } from './columns-loader.ts';

/** A value of a column; an empty one for those that have none. */
export type ColumnValue = { readonly column: ChannelColumn; readonly value: string };

export async function findColumn(
  ctx: RequestCtx,
  channelId: string,
  columnId: string,
): Promise<ChannelColumn | undefined> {
  return (await columnsLoader(ctx).load(channelId)).find(({ id }) => id === columnId);
}

export function findColumnValues(
  ctx: RequestCtx,
  channelId: string,
  asked: readonly { readonly columnId: string; readonly value: string }[],
): Promise<ColumnValue[]> {
  return Promise.all(
    asked.map(async ({ columnId, value }) => {
      const column = await findColumn(ctx, channelId, readId(columnId));
      if (!column) throw new NotFound();
      return { column, value };
    }),
  );
}

/** Of a row of `data_points`. */
export function hasProperty({ column, value }: ColumnValue): RawBuilder<boolean> {
  const own = sql`data_points.properties ->> ${String(column.place)}::text`;
  return value === '' ? sql<boolean>`${own} is null` : sql<boolean>`${own} = ${value}`;
}
