import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { dropSchedule } from '#server/platform/schedules/set-schedule.ts';
import { stopRun } from './cancel-run.ts';
import { allowStopping, getAgent } from './policy.ts';
import './tables.ts';

/** With its log. What it wrote stays: it is the project's. */
export async function deleteAgent(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const agent = await getAgent(tx, id);
    allowStopping(tx, 'agent.delete', agent);
    const underWay = await tx.db
      .selectFrom('agent_runs')
      .select(['id', 'job_id as jobId', 'stream_id as streamId'])
      .where('workspace_id', '=', tx.workspace.id)
      .where('agent_id', '=', id)
      .where('state', 'in', ['waiting', 'running'])
      .execute();
    for (const run of underWay) await stopRun(tx, run);
    await dropSchedule(tx, id);
    await tx.db
      .deleteFrom('agents')
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    await tx.record({ type: 'agent.deleted', payload: { agentId: id }, objectId: agent.ownerId });
  });
}
