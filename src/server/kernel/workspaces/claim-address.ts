import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Whether the address is this workspace's now, or was already. Two that want the same one wait for each other. */
export async function claimAddress(tx: TxCtx, subdomain: string): Promise<boolean> {
  const claimed = await tx.db
    .insertInto('workspace_addresses')
    .values({ subdomain, workspace_id: tx.workspace.id, claimed_at: tx.now() })
    .onConflict((conflict) => conflict.column('subdomain').doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return true;
  const own = await tx.db
    .selectFrom('workspace_addresses')
    .select('subdomain')
    .where('subdomain', '=', subdomain)
    .where('workspace_id', '=', tx.workspace.id)
    .executeTakeFirst();
  return own !== undefined;
}
