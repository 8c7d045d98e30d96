import { unregisterObjects } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Permanent, with everything in them. */
export async function removeSampleProjects(tx: TxCtx): Promise<void> {
  const removed = await tx.db
    .deleteFrom('projects')
    .where('workspace_id', '=', tx.workspace.id)
    .where('is_sample', '=', true)
    .returning('id')
    .execute();
  await unregisterObjects(
    tx,
    removed.map(({ id }) => id),
  );
}
