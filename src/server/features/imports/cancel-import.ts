import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { getImport } from './queries.ts';

/** Rows that are written stay, and can be undone; no further ones come. */
export async function cancelImport(ctx: Ctx, id: string): Promise<void> {
  const { jobId, status } = await getImport(ctx, id);
  // The job holds its own row and then wants the import's: a lock the other way round would wait for it forever.
  await inTransaction(ctx, async (tx) => {
    if (status !== 'RUNNING' || jobId === null) return;
    await cancelJob(tx, jobId);
    await tx.record({ type: 'import.cancelled', payload: { importId: id }, objectId: id });
  });
}
