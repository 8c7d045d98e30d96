import { deleteSamples } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';

export async function removeSampleProjects(tx: TxCtx): Promise<void> {
  await deleteSamples(tx, 'projects');
}
