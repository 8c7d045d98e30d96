import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { workKindOf } from '#domain/upkeep/work-kinds.ts';
import { reopenTranscript } from '#server/features/transcripts/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import { sendTicket } from '#server/platform/jobs/send-ticket.ts';
import { lockWork } from './lock-work.ts';

/** What shows the failure to people waits again, if there is still need for it. */
const reopens: Readonly<Record<string, (tx: TxCtx, jobId: string) => Promise<boolean>>> = {
  'transcripts.transcribe': reopenTranscript,
};

/** The same job again: what its steps have done is kept, so nothing is done twice. */
export async function retryWork({ boss }: { boss: JobBoss }, ctx: Ctx, id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'upkeep.retry');
    const { job, state } = await lockWork(tx, id);
    if (workKindOf(job).retry !== true)
      throw new InvalidOperation('Start this work again where it was started');
    const reopen = reopens[job];
    // A job whose row says that it failed ended in order itself.
    if (state !== 'failed' && !(reopen && state === 'completed'))
      throw new InvalidOperation('Only failed work can be retried');
    if (reopen && !(await reopen(tx, id))) throw new InvalidOperation('This work isn’t needed anymore');
    await tx.db
      .updateTable('jobs')
      .set({
        state: 'waiting',
        result: null,
        error: null,
        finished_at: null,
        updated_at: tx.now(),
        ...(reopen && { progress: 0, doing: '' }),
      })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    await sendTicket(tx, boss, { name: job, jobId: id });
    const payload = { workspaceId: tx.workspace.id, jobId: id, job };
    await tx.record({ type: 'workspace.workRetried', payload, objectId: null });
    return id;
  });
}
