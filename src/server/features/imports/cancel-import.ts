import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { lockImport } from './policy.ts';

/** Rows that are written stay, and can be undone; no further ones come. */
export async function cancelImport(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { job_id: jobId, status } = await lockImport(tx, id);
    if (status !== 'RUNNING' || jobId === null) return;
    await cancelJob(tx, jobId);
    await tx.record({ type: 'import.cancelled', payload: { importId: id }, objectId: id });
  });
}
