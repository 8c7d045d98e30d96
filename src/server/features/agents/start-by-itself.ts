import type { AgentEvent } from '#domain/agents/agent.ts';
import { findStandings, type Standing } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { agentColumns, type Agent } from './agent.ts';
import {
  countRuns,
  dailyLimitReached,
  insertRun,
  insertUnrun,
  type NewRun,
  type RunQueue,
} from './insert-run.ts';
import './tables.ts';

/** An agent that may run, with who its owner is now. */
export type Ready = { readonly agent: Agent; readonly owner: Standing };

/** Those that are not paused, and whose owner is still an active member. */
export async function findReady(
  tx: TxCtx,
  matching: { readonly id: string } | { readonly event: AgentEvent },
): Promise<Ready[]> {
  const rows = await tx.db
    .selectFrom('agents')
    .innerJoin('members', (join) =>
      join
        .onRef('members.workspace_id', '=', 'agents.workspace_id')
        .onRef('members.id', '=', 'agents.created_by'),
    )
    .select([...agentColumns, 'members.account_id as accountId'])
    .where('agents.workspace_id', '=', tx.workspace.id)
    .where('agents.paused_at', 'is', null)
    .where(
      'id' in matching ? 'agents.id' : 'agents.event',
      '=',
      'id' in matching ? matching.id : matching.event,
    )
    .orderBy('agents.id')
    .execute();
  const standings = await findStandings(
    tx.db,
    tx.workspace.id,
    new Set(rows.map(({ accountId }) => accountId)),
  );
  return rows.flatMap(({ accountId, ...agent }) => {
    const owner = standings.get(accountId);
    return owner ? [{ agent, owner }] : [];
  });
}

/** A run that waits already will see what happened: no second one is started. The limit is named once a day. */
export async function startByItself(tx: TxCtx, queue: RunQueue, agent: Agent, run: NewRun): Promise<void> {
  const { ran, waiting, refused } = await countRuns(tx, agent.id);
  if (waiting > 0) return;
  if (ran < agent.runsPerDay) await insertRun(tx, queue, agent, run);
  else if (refused === 0)
    await insertUnrun(tx, agent, {
      trigger: run.trigger,
      state: 'refused',
      problem: dailyLimitReached(agent),
    });
}
