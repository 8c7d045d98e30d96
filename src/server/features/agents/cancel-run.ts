import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { cancelStream } from '#server/platform/streams/cancel-stream.ts';
import { runColumns, type AgentRun } from './agent-run.ts';
import { allowStopping, getAgent } from './policy.ts';
import './tables.ts';

/** What it did so far stays in its log. Nothing happens to one that has ended. */
export async function cancelRun(ctx: Ctx, id: string): Promise<AgentRun> {
  return inTransaction(ctx, async (tx) => {
    const known = await getRun(tx, id);
    const agent = await getAgent(tx, known.agentId);
    allowStopping(tx, 'agent.pause', agent);
    const run = await getRun(tx, id);
    if (run.state !== 'waiting' && run.state !== 'running') return run;
    await stopRun(tx, run);
    await tx.record({
      type: 'agent.runCancelled',
      payload: { agentId: agent.id, runId: id },
      objectId: agent.ownerId,
    });
    return getRun(tx, id);
  });
}

type Stoppable = { readonly id: string; readonly jobId: string | null; readonly streamId: string | null };

/** One that waits never starts; one that runs stops before its next step. */
export async function stopRun(tx: TxCtx, { id, jobId, streamId }: Stoppable): Promise<void> {
  if (jobId !== null) await cancelJob(tx, jobId);
  if (streamId !== null) await cancelStream(tx, streamId);
  await tx.db
    .updateTable('agent_runs')
    .set({ state: 'cancelled', finished_at: tx.now() })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}

async function getRun(tx: TxCtx, id: string): Promise<AgentRun & { jobId: string | null }> {
  const run = await tx.db
    .selectFrom('agent_runs')
    .select([...runColumns, 'agent_runs.job_id as jobId'])
    .where('agent_runs.workspace_id', '=', tx.workspace.id)
    .where('agent_runs.id', '=', id)
    .executeTakeFirst();
  if (!run) throw new NotFound();
  return run;
}
