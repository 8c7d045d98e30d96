import '#server/kernel/members/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

export type AccountOfMember = { readonly isAdmin: boolean; readonly hasPassword: boolean };

/** Whether a member administers the workspace and could sign in with a password. */
export async function findAccountOfMember(tx: TxCtx, memberId: string): Promise<AccountOfMember | undefined> {
  const row = await tx.db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select(['workspace_admin', 'accounts.password_hash'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('members.id', '=', memberId)
    .where('role', 'is not', null)
    .where('suspended_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && { isAdmin: row.workspace_admin, hasPassword: row.password_hash !== null };
}
