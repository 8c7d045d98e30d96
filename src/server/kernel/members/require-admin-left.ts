import { InvalidOperation } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '#server/kernel/workspaces/tables.ts';
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
  await requireBreakGlassLeft(tx);
}

/** Where single sign-on is required, one admin has another way in; without them a failing provider locks everybody out. */
async function requireBreakGlassLeft(tx: TxCtx): Promise<void> {
  const gone = await tx.db
    .selectFrom('sso_settings')
    .innerJoin('members', (join) =>
      join
        .onRef('members.workspace_id', '=', 'sso_settings.workspace_id')
        .onRef('members.id', '=', 'sso_settings.break_glass_id'),
    )
    .select('members.name')
    .where('sso_settings.workspace_id', '=', tx.workspace.id)
    .where('enforced', '=', true)
    .where((row) =>
      row.or([
        row('workspace_admin', '=', false),
        row('role', 'is', null),
        row('suspended_at', 'is not', null),
        row('removed_at', 'is not', null),
      ]),
    )
    .executeTakeFirst();
  if (gone)
    throw new InvalidOperation(
      `${gone.name} is the emergency admin. Turn off required single sign-on first.`,
    );
}
