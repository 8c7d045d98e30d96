import type { Updateable } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { memberColumns, type Member } from './member.ts';
import './tables.ts';

type Change = Pick<
  Updateable<Tables['members']>,
  'name' | 'role' | 'workspace_admin' | 'suspended_at' | 'removed_at'
>;

/** Writes what an admin changed of a member, with the version that other clients compare. */
export async function changeMember(
  tx: TxCtx,
  id: string,
  change: Change,
): Promise<Member & { version: number }> {
  return tx.db
    .updateTable('members')
    .set((row) => ({ ...change, updated_at: tx.now(), version: row('version', '+', 1) }))
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .returning([...memberColumns, 'version'])
    .executeTakeFirstOrThrow();
}
