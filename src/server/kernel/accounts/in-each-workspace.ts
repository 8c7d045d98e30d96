import { findWorkspaceById } from '#server/kernel/workspaces/index.ts';
import '#server/kernel/members/tables.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory, type TxCtx } from '#server/platform/context/context.ts';

/** For what happens to an account: in each workspace that it is or was in, by a transaction of that workspace. */
export async function inEachWorkspace(
  services: Services,
  accountId: string,
  run: (tx: TxCtx) => Promise<void>,
): Promise<void> {
  const memberships = await services.database.transaction({ accountId }, 'read only', (db) =>
    db.selectFrom('members').select('workspace_id').where('account_id', '=', accountId).execute(),
  );
  for (const { workspace_id: workspaceId } of memberships) {
    const workspace = await findWorkspaceById(services.database, workspaceId);
    if (workspace) await inTransaction(withDirectory(services.systemCtx(workspace)), run);
  }
}
