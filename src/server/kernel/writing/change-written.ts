import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Writing } from './writing.ts';
import type { Written } from './written.ts';

/** Columns by name; `version` counts by itself. */
export type WrittenChange = Readonly<Record<string, string | Date | null>>;

/** For the audit log. */
type Settings = Readonly<Record<string, unknown>>;

/** One statement for all of them. The caller holds their locks and has checked what the person may do. */
export async function changeWritten<Row extends Written>(
  { table, columns }: Writing<Row>,
  tx: TxCtx,
  ids: readonly string[],
  change: WrittenChange,
): Promise<Row[]> {
  const set = Object.entries(change).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql<Row>`
    update ${sql.table(table)} set ${sql.join([...set, sql`version = version + 1`])}
    where ${isInWorkspace(tx.workspace.id, 'id', ids)}
    returning ${sql.join(columns(tx))}`.execute(tx.db);
  return rows;
}

/** Its new state, with an event that says what changed. */
export async function updateWritten<Row extends Written>(
  writing: Writing<Row>,
  tx: TxCtx,
  id: string,
  {
    change = {},
    changed,
    ...told
  }: { change?: WrittenChange; changed: readonly string[]; before?: Settings; after?: Settings },
): Promise<Row> {
  const [written] = await changeWritten(writing, tx, [id], { ...change, updated_at: tx.now() });
  if (!written) throw new NotFound();
  await tx.record({
    ...writing.events.updated(id, changed),
    objectId: id,
    version: written.version,
    ...told,
  });
  return written;
}

export async function readBackWritten<Row extends Written>(
  { table, columns }: Writing<Row>,
  tx: TxCtx,
  id: string,
): Promise<Row> {
  const { rows } = await sql<Row>`select ${sql.join(columns(tx))} from ${sql.table(table)}
    where workspace_id = ${tx.workspace.id} and id = ${id}`.execute(tx.db);
  const [written] = rows;
  if (!written) throw new NotFound();
  return written;
}
