import '#server/kernel/members/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** A membership repeats the address of its account. Also done at every sign-in, should a change have been interrupted. */
export async function matchMemberEmail(tx: TxCtx, accountId: string): Promise<void> {
  const { email } = await tx.db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const member = await tx.db
    .updateTable('members')
    .set((row) => ({ email, updated_at: tx.now(), version: row('version', '+', 1) }))
    .where('workspace_id', '=', tx.workspace.id)
    .where('account_id', '=', accountId)
    .where('email', '!=', email)
    .returning(['id', 'version'])
    .executeTakeFirst();
  if (!member) return;
  await tx.record({
    type: 'member.updated',
    payload: { memberId: member.id, changed: ['email'] },
    objectId: member.id,
    version: member.version,
  });
}
