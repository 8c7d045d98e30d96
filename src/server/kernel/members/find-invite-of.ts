import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** The newest open invitation of somebody who has proved the address without its link. */
export function findInviteOf(tx: TxCtx, email: string): Promise<{ id: string } | undefined> {
  return tx.db
    .selectFrom('invites')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', tx.now())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
