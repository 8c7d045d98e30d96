import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { runColumns, type AgentRun } from './agent-run.ts';
import { countRuns, dailyLimitReached, insertRun, type RunQueue } from './insert-run.ts';
import { authorOf, getAgent } from './policy.ts';
import './tables.ts';

type RunRequest = {
  readonly agentId: string;
  readonly dryRun: boolean;
  /** The same key never starts two. */
  readonly requestKey: string;
};

/** For its owner: now, also while it is paused. A dry run writes nothing but its log. */
export async function requestRun(
  ctx: Ctx,
  queue: RunQueue,
  { agentId, dryRun, requestKey }: RunRequest,
): Promise<AgentRun> {
  const key = accept(parseText(textLimits.requestKey, requestKey));
  return inTransaction(ctx, async (tx) => {
    const agent = await getAgent(tx, agentId);
    allow(tx, 'agent.run', authorOf(agent));
    const known = await findRequested(tx, agentId, key);
    if (known) return known;
    if ((await countRuns(tx, agentId)).ran >= agent.runsPerDay)
      throw new InvalidOperation(dailyLimitReached(agent));
    const runId = await insertRun(tx, queue, agent, { trigger: 'manual', dryRun, requestKey: key });
    await tx.record({
      type: 'agent.runRequested',
      payload: { agentId, runId, dryRun },
      objectId: agent.ownerId,
    });
    const run = await findRequested(tx, agentId, key);
    if (!run) throw new Error('The run vanished while it was read');
    return run;
  });
}

function findRequested(tx: TxCtx, agentId: string, key: string): Promise<AgentRun | undefined> {
  return tx.db
    .selectFrom('agent_runs')
    .select(runColumns)
    .where('agent_runs.workspace_id', '=', tx.workspace.id)
    .where('agent_runs.agent_id', '=', agentId)
    .where('agent_runs.request_key', '=', key)
    .executeTakeFirst();
}
