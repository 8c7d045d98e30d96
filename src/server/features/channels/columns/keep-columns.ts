import { sql } from 'kysely';
import { choiceLimits, columnCountLimit, columnKey, type Property } from '#domain/channels/properties.ts';
import { checkCount } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { lockChannel } from '../sort/claim-channel.ts';
import '../tables.ts';

type Described = { readonly properties: readonly Property[] };
type Column = {
  readonly id: string;
  readonly place: number;
  readonly name: string;
  readonly hasChoices: boolean;
};

/**
 * Makes the columns that a channel doesn't have yet, and says what each point has in them, by their places. Before the
 * points are stored: whether a column has choices decides how they are found.
 */
export async function keepColumns(
  tx: TxCtx,
  channelId: string,
  points: readonly Described[],
): Promise<Record<string, string>[]> {
  const names = new Map(
    points.flatMap(({ properties }) => properties.map(({ name }) => [columnKey(name), name] as const)),
  );
  if (names.size === 0) return points.map(() => ({}));
  let columns = await readColumns(tx, channelId);
  if ([...names.keys()].some((key) => !columns.has(key))) {
    await lockChannel(tx, channelId);
    columns = await readColumns(tx, channelId);
    const fresh = [...names].filter(([key]) => !columns.has(key)).map(([, name]) => name);
    await addColumns(tx, channelId, { known: columns.size, names: fresh });
    columns = await readColumns(tx, channelId);
  }
  await keepChoices(tx, columns, points);
  return points.map(({ properties }) =>
    Object.fromEntries(
      properties.flatMap(({ name, value }) => {
        const column = columns.get(columnKey(name));
        return column ? [[String(column.place), value]] : [];
      }),
    ),
  );
}

async function readColumns(tx: TxCtx, channelId: string): Promise<Map<string, Column>> {
  const rows = await tx.db
    .selectFrom('channel_columns')
    .select(['id', 'place', 'name', 'has_choices as hasChoices'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('channel_id', '=', channelId)
    .execute();
  return new Map(rows.map((row) => [columnKey(row.name), row]));
}

async function addColumns(
  tx: TxCtx,
  channelId: string,
  { known, names }: { readonly known: number; readonly names: readonly string[] },
): Promise<void> {
  if (names.length === 0) return;
  accept(checkCount(columnCountLimit, known, names.length));
  await tx.db
    .insertInto('channel_columns')
    .values(
      names.map((name, at) => ({
        workspace_id: tx.workspace.id,
        id: tx.newId(),
        channel_id: channelId,
        place: known + at + 1,
        name,
      })),
    )
    .execute();
}

/** A column that gets too many values, or one that is too long, has no choices from then on. */
async function keepChoices(
  tx: TxCtx,
  columns: ReadonlyMap<string, Column>,
  points: readonly Described[],
): Promise<void> {
  const said = new Map<string, Set<string>>();
  for (const { name, value } of points.flatMap(({ properties }) => properties)) {
    const column = columns.get(columnKey(name));
    if (!column?.hasChoices) continue;
    said.set(column.id, (said.get(column.id) ?? new Set()).add(value));
  }
  if (said.size === 0) return;
  const ids = [...said.keys()];
  const rows = [...said].flatMap(([column, values]) =>
    [...values]
      .filter((value) => value.length <= choiceLimits.characters)
      .slice(0, choiceLimits.values + 1)
      .map((value) => ({ column, value })),
  );
  await sql`
    insert into channel_column_values (workspace_id, column_id, value)
    select ${tx.workspace.id}::uuid, r."column", r.value
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("column" uuid, value text)
    order by 2, 3 on conflict do nothing`.execute(tx.db);
  const long = [...said]
    .filter(([, values]) => [...values].some((value) => value.length > choiceLimits.characters))
    .map(([id]) => id);
  const { rows: open } = await sql<{ id: string }>`
    update channel_columns c set has_choices = false
    where ${isInWorkspace(tx.workspace.id, 'c.id', ids)} and (c.id = any(${long}::uuid[])
      or (select count(*) from channel_column_values v
        where v.workspace_id = c.workspace_id and v.column_id = c.id) > ${choiceLimits.values})
    returning c.id`.execute(tx.db);
  if (open.length > 0)
    await tx.db
      .deleteFrom('channel_column_values')
      .where(
        isInWorkspace(
          tx.workspace.id,
          'column_id',
          open.map(({ id }) => id),
        ),
      )
      .execute();
}
