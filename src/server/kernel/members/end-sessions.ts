import '#server/kernel/accounts/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';

/** Ends the person's sessions in this workspace, and only here: they may belong to others too. */
export async function endSessions(tx: TxCtx, accountId: string): Promise<void> {
  await tx.db
    .updateTable('account_sessions')
    .set({ revoked_at: tx.now() })
    .where('account_id', '=', accountId)
    .where('workspace_id', '=', tx.workspace.id)
    .where('revoked_at', 'is', null)
    .execute();
}
