import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** The invented colleagues. They have no password and can't sign in, so nothing else depends on them. */
export async function removeSampleMembers(tx: TxCtx): Promise<void> {
  await tx.db.deleteFrom('members').where('workspace_id', '=', tx.workspace.id).where('is_sample', '=', true).execute();
}
