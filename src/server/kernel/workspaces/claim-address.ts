import type { TxCtx } from '#server/platform/context/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import './tables.ts';

/** Whether the address is this workspace's now, or was already. Two that want the same one wait for each other. */
export async function claimAddress(
  tx: TxCtx,
  subdomain: string,
  { isRouted }: { isRouted: boolean },
): Promise<boolean> {
  const claimed = await tx.db
    .insertInto('workspace_addresses')
    .values({
      subdomain,
      workspace_id: tx.workspace.id,
      claimed_at: tx.now(),
      routed_at: isRouted ? tx.now() : null,
    })
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

export async function isAddressFree(database: Database, subdomain: string): Promise<boolean> {
  const holder = await database.transaction({}, 'read only', (db) =>
    db
      .selectFrom('workspace_addresses')
      .select('subdomain')
      .where('subdomain', '=', subdomain)
      .executeTakeFirst(),
  );
  return holder === undefined;
}
