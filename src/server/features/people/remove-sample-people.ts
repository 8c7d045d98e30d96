import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Everybody whom the sample invented. */
export async function removeSamplePeople(tx: TxCtx): Promise<void> {
  await tx.db
    .deleteFrom('people')
    .where('workspace_id', '=', tx.workspace.id)
    .where('is_sample', '=', true)
    .execute();
}
