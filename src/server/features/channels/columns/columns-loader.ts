import type { Property } from '#domain/channels/properties.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderOfMap } from '#server/platform/graphql/loader.ts';
import '../tables.ts';

export type ChannelColumn = {
  readonly id: string;
  readonly place: number;
  readonly name: string;
  readonly hasChoices: boolean;
};

/** What tables called the properties of a channel's data points, in the order in which they came. */
export const columnsLoader = loaderOfMap<readonly ChannelColumn[]>([], async (ctx, db, ids) => {
  const rows = await db
    .selectFrom('channel_columns')
    .select(['channel_id as channelId', 'id', 'place', 'name', 'has_choices as hasChoices'])
    .where(isInWorkspace(ctx.workspace.id, 'channel_id', ids))
    .orderBy('channel_id')
    .orderBy('place')
    .execute();
  return Map.groupBy(rows, ({ channelId }) => channelId);
});

/** Values to choose among, by the column; none where they are many. */
export const columnValuesLoader = loaderOfMap<string[]>([], async (ctx, db, ids) => {
  const rows = await db
    .selectFrom('channel_column_values')
    .select(['column_id as columnId', 'value'])
    .where(isInWorkspace(ctx.workspace.id, 'column_id', ids))
    .orderBy('value')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ columnId }) => columnId)].map(([id, own]) => [
      id,
      own.map(({ value }) => value),
    ]),
  );
});

/** What a data point has in the columns of its channel. */
export function propertiesOf(
  columns: readonly ChannelColumn[],
  values: Readonly<Record<string, string>>,
): (Property & { readonly columnId: string })[] {
  return columns.flatMap(({ id, place, name }) => {
    const value = values[place];
    return value === undefined ? [] : [{ columnId: id, name, value }];
  });
}
