import type { RunState } from '#domain/agents/agent.ts';
import type { EndState, FinishedAnswer } from '#server/features/answering/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Agent } from '../agent.ts';
import '../tables.ts';

type Ended = {
  readonly agent: Agent;
  readonly runId: string;
  readonly dryRun: boolean;
  readonly state: EndState;
  readonly finished: FinishedAnswer;
  readonly tokens: number;
};

/** Committed with the end of its stream. One that was cancelled stays so. */
export async function finishRun(
  db: Db,
  ctx: Ctx,
  { agent, runId, dryRun, state, finished, tokens }: Ended,
): Promise<void> {
  const run = await db
    .updateTable('agent_runs')
    .set((row) => ({
      state: row
        .case()
        .when('state', '=', 'cancelled')
        .then<RunState>('cancelled')
        .else<RunState>(state)
        .end(),
      problem: finished.problem,
      engine: finished.engine,
      model: finished.model,
      answered: finished.answered,
      tokens,
      finished_at: ctx.now(),
    }))
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', runId)
    .returning(['state', 'document_id as documentId'])
    .executeTakeFirst();
  if (!run) return;
  const tells = !dryRun && run.state === 'done' && agent.tools.includes('notify');
  await ctx.eventLog.recorder(
    ctx,
    db,
  )({
    type: 'agent.ran',
    payload: { agentId: agent.id, runId, state: run.state, documentId: run.documentId, tells },
    objectId: agent.ownerId,
  });
}

/** Ended before it did anything, or without a word from who did it. */
export async function refuseRun(
  ctx: Ctx,
  runId: string,
  problem: string,
  state: 'refused' | 'failed' = 'refused',
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .updateTable('agent_runs')
      .set({ state, problem, finished_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', runId)
      .where('state', 'in', ['waiting', 'running'])
      .execute();
  });
}
