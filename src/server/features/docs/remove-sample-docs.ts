import { deleteSamples } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';

/** Permanent, with their runs. */
export async function removeSampleDocs(tx: TxCtx): Promise<void> {
  await deleteSamples(tx, 'docs');
}
