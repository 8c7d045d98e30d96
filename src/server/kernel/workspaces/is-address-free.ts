import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';

/** No other workspace has or had it. Anyone else who wants it waits until this transaction ends. */
export async function isAddressFree(tx: TxCtx, subdomain: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select is_address_taken(${subdomain}, ${tx.workspace.id}::uuid) as taken`.execute(tx.db);
  return rows[0]?.taken === false;
}
