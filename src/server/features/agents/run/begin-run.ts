import { sql } from 'kysely';
import type { AgentTrigger } from '#domain/agents/agent.ts';
import { forgetCitedText } from '#server/features/answering/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { openStream } from '#server/platform/streams/open-stream.ts';
import { agentColumns, type Agent } from '../agent.ts';
import { authorOf } from '../policy.ts';
import { runTables } from '../run-tables.ts';
import '../tables.ts';

export type RunWork = {
  readonly agent: Agent;
  readonly prompt: string;
  readonly dryRun: boolean;
  readonly startedBy: AgentTrigger;
};

/** Undefined for one that was cancelled, or deleted with its agent. */
export async function findRunWork(ctx: Ctx, runId: string): Promise<RunWork | undefined> {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', async (db) => {
    const row = await db
      .selectFrom('agent_runs')
      .innerJoin('agents', (join) =>
        join
          .onRef('agents.workspace_id', '=', 'agent_runs.workspace_id')
          .onRef('agents.id', '=', 'agent_runs.agent_id'),
      )
      .select([
        ...agentColumns,
        'agent_runs.prompt as asked',
        'agent_runs.dry as dryRun',
        'agent_runs.trigger as startedBy',
      ])
      .where('agent_runs.workspace_id', '=', ctx.workspace.id)
      .where('agent_runs.id', '=', runId)
      .where('agent_runs.state', 'in', ['waiting', 'running'])
      .executeTakeFirst();
    if (!row) return undefined;
    const { asked, dryRun, startedBy, ...agent } = row;
    return { agent, prompt: asked, dryRun, startedBy };
  });
}

/** Starts from nothing, whatever an attempt that was killed left. Undefined where it was cancelled meanwhile. */
export async function beginRun(owner: Ctx, runId: string, agent: Agent): Promise<string | undefined> {
  return inTransaction(owner, async (tx) => {
    allow(tx, 'agent.run', authorOf(agent));
    const streamId = await openStream(tx, { memberId: agent.ownerId });
    const { numUpdatedRows } = await tx.db
      .updateTable('agent_runs')
      .set({ state: 'running', stream_id: streamId, started_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', runId)
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    await forgetCitedText(tx.db, { tables: runTables, workspaceId: tx.workspace.id, id: runId });
    await sql`delete from agent_steps where workspace_id = ${tx.workspace.id} and run_id = ${runId}`.execute(
      tx.db,
    );
    return streamId;
  });
}
