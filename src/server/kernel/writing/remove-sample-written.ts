import { sql } from 'kysely';
import { unregisterObjects } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Writing } from './writing.ts';
import type { Written } from './written.ts';

/** Deletes what the invented colleagues wrote, also where somebody moved it out of the sample's projects. */
export async function removeSampleWritten(
  { table }: Pick<Writing<Written>, 'table'>,
  tx: TxCtx,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    delete from ${sql.table(table)} where workspace_id = ${tx.workspace.id} and created_by in (
      select id from members where workspace_id = ${tx.workspace.id} and is_sample)
    returning id`.execute(tx.db);
  await unregisterObjects(
    tx,
    rows.map(({ id }) => id),
  );
}
