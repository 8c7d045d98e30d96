import { InvalidOperation } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/**
 * Throws, and so undoes, what left the workspace without anybody to administer it. The caller holds the
 * workspace's lock: two admins who demote each other at once must not both succeed.
 */
export async function requireAdminLeft(tx: TxCtx): Promise<void> {
  const admin = await tx.db
    .selectFrom('members')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('workspace_admin', '=', true)
    .where('role', 'is not', null)
    .where('suspended_at', 'is', null)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!admin) throw new InvalidOperation('A workspace needs an admin. Make someone else an admin first.');
}
