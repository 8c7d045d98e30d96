import { NotFound } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** The specification's words for a job a person stopped. */
export const cancelledByPerson = 'User requested cancellation';

/** A waiting job ends at once; a running one at its next sign of progress. */
export async function cancelJob(tx: TxCtx, jobId: string): Promise<void> {
  const job = await tx.db
    .selectFrom('jobs')
    .select('state')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
  if (!job) throw new NotFound();
  const ends = job.state === 'waiting';
  if (!ends && job.state !== 'running') return;
  await tx.db
    .updateTable('jobs')
    .set({
      cancel_requested_at: tx.now(),
      cancel_reason: cancelledByPerson,
      updated_at: tx.now(),
      ...(ends && { state: 'cancelled' as const, finished_at: tx.now() }),
    })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', jobId)
    .execute();
}
