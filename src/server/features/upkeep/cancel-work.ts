import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { workKindOf } from '#domain/upkeep/work-kinds.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, viewerOf } from '#server/platform/context/require-member.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { lockWork } from './lock-work.ts';

/** Everybody ends what they asked for; an admin also what others asked for. */
export async function cancelWork(ctx: Ctx, id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { job, state, requestedBy } = await lockWork(tx, id);
    if (requestedBy === null || requestedBy !== viewerOf(tx)?.id) allow(tx, 'upkeep.cancelWork');
    if (workKindOf(job).cancel !== true) throw new InvalidOperation('This work can’t be cancelled');
    if (state !== 'waiting' && state !== 'running') throw new InvalidOperation('This work has already ended');
    await cancelJob(tx, id);
    const payload = { workspaceId: tx.workspace.id, jobId: id, job };
    await tx.record({ type: 'workspace.workCancelled', payload, objectId: null });
    return id;
  });
}
