import { sql } from 'kysely';
import '#server/kernel/members/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { wakeSockets } from './wake-sockets.ts';
import '../tables.ts';

/** When single sign-on becomes required: ends the sessions here that came another way, except two. */
export async function revokeSessionsBesides(
  tx: TxCtx,
  { breakGlassId, sessionId }: { breakGlassId: string; sessionId: string | null },
): Promise<void> {
  await tx.db
    .updateTable('account_sessions')
    .set({ revoked_at: tx.now() })
    .where('workspace_id', '=', tx.workspace.id)
    .where('revoked_at', 'is', null)
    .where('provider', '!=', 'TEAM_SSO')
    .where(sql<boolean>`id is distinct from ${sessionId}::uuid`)
    .where(sql<boolean>`account_id is distinct from (
      select account_id from members where workspace_id = ${tx.workspace.id} and id = ${breakGlassId}::uuid)`)
    .execute();
  await wakeSockets(tx.db, tx.workspace.id);
}
