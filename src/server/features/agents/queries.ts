import { sql } from 'kysely';
import type { SearchResultType } from '#domain/search/result-types.ts';
import { isSeen } from '#server/features/answering/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import '#server/platform/search/tables.ts';
import { agentColumns, type Agent } from './agent.ts';
import { runColumns, type AgentRun } from './agent-run.ts';
import { isReadable } from './policy.ts';
import type { StepOutcome, StepTool } from './tables.ts';

const newestFirst: Sort = { kind: 'time', column: 'agents.created_at', id: 'agents.id' };
const lastRunFirst: Sort = { kind: 'time', column: 'agent_runs.created_at', id: 'agent_runs.id' };

/** Newest first: one's own, or for admins those of others. */
export async function listAgents(
  ctx: Ctx,
  { others, ...args }: PageArgs & { others: boolean },
): Promise<Page<Agent>> {
  const { viewer } = requireMember(ctx);
  const matching = (await ctx.reads.db())
    .selectFrom('agents')
    .where('agents.workspace_id', '=', ctx.workspace.id)
    .where(isReadable(ctx))
    .where('agents.created_by', others ? '<>' : '=', viewer.id);
  return readPage(args, newestFirst, matching, (list) => list.select(agentColumns));
}

export async function findAgent(ctx: Ctx, id: string): Promise<Agent | undefined> {
  return (await ctx.reads.db())
    .selectFrom('agents')
    .select(agentColumns)
    .where('agents.workspace_id', '=', ctx.workspace.id)
    .where('agents.id', '=', id)
    .where(isReadable(ctx))
    .executeTakeFirst();
}

/** Ask only for an agent that its reader may read. */
export async function listRuns(ctx: Ctx, agentId: string, args: PageArgs): Promise<Page<AgentRun>> {
  const matching = (await ctx.reads.db())
    .selectFrom('agent_runs')
    .where('agent_runs.workspace_id', '=', ctx.workspace.id)
    .where('agent_runs.agent_id', '=', agentId);
  return readPage(args, lastRunFirst, matching, (list) => list.select(runColumns));
}

export async function findRun(ctx: Ctx, id: string): Promise<AgentRun | undefined> {
  return (await ctx.reads.db())
    .selectFrom('agent_runs')
    .innerJoin('agents', (join) =>
      join
        .onRef('agents.workspace_id', '=', 'agent_runs.workspace_id')
        .onRef('agents.id', '=', 'agent_runs.agent_id'),
    )
    .select(runColumns)
    .where('agent_runs.workspace_id', '=', ctx.workspace.id)
    .where('agent_runs.id', '=', id)
    .where(isReadable(ctx))
    .executeTakeFirst();
}

export type ReadItem = { readonly id: string; readonly type: SearchResultType; readonly title: string };
export type AgentStep = {
  readonly place: number;
  readonly tool: StepTool;
  readonly outcome: StepOutcome;
  readonly input: string;
  readonly detail: string;
  /** Those that its reader may see now. */
  readonly items: readonly ReadItem[];
  /** More was read than is named. */
  readonly hiddenItems: number;
  readonly createdAt: Date;
};

/** In order. Ask only for a run that its reader may read. */
export async function readSteps(ctx: Ctx, runId: string): Promise<AgentStep[]> {
  const { rows } = await sql<AgentStep>`
    select s.place, s.tool, s.outcome, s.input, s.detail, s.created_at as "createdAt", read.items,
      cardinality(s.item_ids) - read.seen as "hiddenItems"
    from agent_steps s
    cross join lateral (
      select count(*)::int as seen, coalesce(
        jsonb_agg(jsonb_build_object('id', i.id, 'type', i.type, 'title', i.title) order by named.place), '[]') as items
      from unnest(s.item_ids) with ordinality as named (id, place)
      join search_items i on i.workspace_id = s.workspace_id and i.id = named.id
      where ${isSeen(ctx)}
    ) read
    where s.workspace_id = ${ctx.workspace.id} and s.run_id = ${runId}
    order by s.place`.execute(await ctx.reads.db());
  return rows;
}
