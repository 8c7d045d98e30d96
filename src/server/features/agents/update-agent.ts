import type { AgentSettings } from '#domain/agents/agent.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { filterOf, type Agent } from './agent.ts';
import { checkSettings, columnsOf } from './check-settings.ts';
import { planRuns } from './plan-runs.ts';
import { authorOf, getAgent } from './policy.ts';
import './tables.ts';

/** Only its owner: what it does it does in their name. A schedule that stays as it is keeps its next time. */
export async function updateAgent(ctx: Ctx, id: string, input: AgentSettings): Promise<Agent> {
  return inTransaction(ctx, async (tx) => {
    const before = await getAgent(tx, id);
    allow(tx, 'agent.update', authorOf(before));
    const settings = await checkSettings(tx, input);
    const known = columnsOf({ ...before, filter: filterOf(before) });
    const values = columnsOf(settings);
    const changed = Object.keys(values).filter(
      (name) => JSON.stringify(Reflect.get(values, name)) !== JSON.stringify(Reflect.get(known, name)),
    );
    if (changed.length === 0) return before;
    await tx.db
      .updateTable('agents')
      .set((row) => ({ ...values, updated_at: tx.now(), version: row('version', '+', 1) }))
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    if (changed.some((name) => ['trigger', 'cron', 'time_zone'].includes(name)))
      await planRuns(tx, await getAgent(tx, id));
    await tx.record({
      type: 'agent.updated',
      payload: { agentId: id, changed },
      objectId: before.ownerId,
    });
    return getAgent(tx, id);
  });
}
