import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Agent } from './agent.ts';
import { planRuns } from './plan-runs.ts';
import { allowStopping, authorOf, getAgent } from './policy.ts';
import './tables.ts';

/** A paused agent runs only when its owner asks. An admin can pause it; its owner alone lets it go on. */
export async function pauseAgent(ctx: Ctx, id: string, paused: boolean): Promise<Agent> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const agent = await getAgent(tx, id);
    if (paused) allowStopping(tx, 'agent.pause', agent);
    else allow(tx, 'agent.run', authorOf(agent));
    if ((agent.pausedAt !== null) === paused) return agent;
    await tx.db
      .updateTable('agents')
      .set((row) => ({
        paused_at: paused ? tx.now() : null,
        paused_by: paused ? viewer.id : null,
        version: row('version', '+', 1),
      }))
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    await planRuns(tx, await getAgent(tx, id));
    await tx.record({
      type: paused ? 'agent.paused' : 'agent.resumed',
      payload: { agentId: id },
      objectId: agent.ownerId,
    });
    return getAgent(tx, id);
  });
}
