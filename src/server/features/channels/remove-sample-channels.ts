import { deleteSamples } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';

/** Permanent, with their data points and themes. */
export async function removeSampleChannels(tx: TxCtx): Promise<void> {
  await deleteSamples(tx, 'channels');
}
