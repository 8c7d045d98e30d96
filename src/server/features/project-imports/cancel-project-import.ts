import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { getProjectImport } from './project-import.ts';

/** Everything is written in one transaction, so nothing of it stays. */
export async function cancelProjectImport(ctx: Ctx, id: string): Promise<void> {
  const { jobId, status } = await getProjectImport(ctx, id);
  await ctx.reads.end();
  // The job holds its own row and then wants the import's: a lock the other way round would wait for it forever.
  await inTransaction(ctx, async (tx) => {
    if (status !== 'RUNNING' || jobId === null) return;
    await cancelJob(tx, jobId);
    await tx.record({ type: 'projectImport.cancelled', payload: { projectImportId: id }, objectId: id });
  });
}
