import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { unregisterObjects } from './register-object.ts';

/** Permanent, with everything that the rows hold. */
export async function deleteSamples(tx: TxCtx, table: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    delete from ${sql.table(table)} where workspace_id = ${tx.workspace.id} and is_sample returning id`.execute(
    tx.db,
  );
  await unregisterObjects(
    tx,
    rows.map(({ id }) => id),
  );
}
