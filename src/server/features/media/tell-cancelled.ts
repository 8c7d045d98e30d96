import type { TxCtx } from '#server/platform/context/context.ts';

/**
 * A running job ends after the command that asked for it, so open pages have to read the file once more. Without a
 * version, as its row did not change: they would take a known one for what they have.
 */
export async function tellCancelled(tx: TxCtx, { fileId }: { fileId: string }): Promise<void> {
  await tx.record({
    type: 'file.updated',
    payload: { fileId, changed: ['processing'] },
    objectId: fileId,
    version: 0,
  });
}
