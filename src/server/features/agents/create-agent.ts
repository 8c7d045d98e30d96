import type { AgentSettings } from '#domain/agents/agent.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Agent } from './agent.ts';
import { checkSettings, columnsOf } from './check-settings.ts';
import { planRuns } from './plan-runs.ts';
import { getAgent } from './policy.ts';

/** Its maker's own: it acts with their rights for as long as they have them. */
export async function createAgent(ctx: Ctx, input: AgentSettings): Promise<Agent> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'agent.create');
    const settings = await checkSettings(tx, input);
    const { count } = await tx.db
      .selectFrom('agents')
      .select((row) => row.fn.countAll<string>().as('count'))
      .where('workspace_id', '=', tx.workspace.id)
      .where('created_by', '=', viewer.id)
      .executeTakeFirstOrThrow();
    accept(checkCount(countLimits.agentsPerMember, Number(count) + 1));
    const id = tx.newId();
    await tx.db
      .insertInto('agents')
      .values({
        workspace_id: tx.workspace.id,
        id,
        ...columnsOf(settings),
        paused_at: null,
        paused_by: null,
        created_by: viewer.id,
        created_at: tx.now(),
        updated_at: tx.now(),
      })
      .execute();
    await planRuns(tx, await getAgent(tx, id));
    await tx.record({ type: 'agent.created', payload: { agentId: id }, objectId: viewer.id });
    return getAgent(tx, id);
  });
}
