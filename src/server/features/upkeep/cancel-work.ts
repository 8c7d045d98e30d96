import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { workKindOf } from '#domain/upkeep/work-kinds.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { lockWork } from './lock-work.ts';

/** No matter who asked for it: an admin ends what holds up the others. */
export async function cancelWork(ctx: Ctx, id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'upkeep.cancelWork');
    const { job, state } = await lockWork(tx, id);
    if (workKindOf(job).cancel !== true) throw new InvalidOperation('This work can’t be cancelled');
    if (state !== 'waiting' && state !== 'running') throw new InvalidOperation('This work has already ended');
    await cancelJob(tx, id);
    const payload = { workspaceId: tx.workspace.id, jobId: id, job };
    await tx.record({ type: 'workspace.workCancelled', payload, objectId: null });
    return id;
  });
}
