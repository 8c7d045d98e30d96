import { unregisterObjects } from '#server/kernel/access/index.ts';
import '#server/kernel/members/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** What the invented colleagues wrote, for good, also where somebody moved it out of the sample's projects. */
export async function removeSampleNotes(tx: TxCtx): Promise<void> {
  const removed = await tx.db
    .deleteFrom('notes')
    .where('workspace_id', '=', tx.workspace.id)
    .where('created_by', 'in', (invented) =>
      invented
        .selectFrom('members')
        .select('id')
        .where('workspace_id', '=', tx.workspace.id)
        .where('is_sample', '=', true),
    )
    .returning('id')
    .execute();
  await unregisterObjects(
    tx,
    removed.map(({ id }) => id),
  );
}
