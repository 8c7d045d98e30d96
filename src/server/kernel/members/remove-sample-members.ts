import { sql } from 'kysely';
import '#server/kernel/access/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** The invented colleagues, also out of every map. They have no password and made nothing, so nothing depends on them. */
export async function removeSampleMembers(tx: TxCtx): Promise<void> {
  const removed = await tx.db
    .deleteFrom('members')
    .where('workspace_id', '=', tx.workspace.id)
    .where('is_sample', '=', true)
    .returning('id')
    .execute();
  await tx.db
    .deleteFrom('grants')
    .where('workspace_id', '=', tx.workspace.id)
    .where(sql<boolean>`grantee = any(${removed.map(({ id }) => id)}::text[])`)
    .execute();
}
