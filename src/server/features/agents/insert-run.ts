import { sql } from 'kysely';
import type { AgentTrigger } from '#domain/agents/agent.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import type { Agent } from './agent.ts';
import './tables.ts';

export type RunQueue = { readonly boss: JobBoss; readonly job: Job<{ runId: string }> };

export type NewRun = {
  readonly trigger: AgentTrigger;
  readonly dryRun: boolean;
  readonly requestKey: string | null;
  readonly dueAt?: Date | null;
  readonly afterSeconds?: number;
};

/** A run that waits for its turn. */
export async function insertRun(
  tx: TxCtx,
  { boss, job }: RunQueue,
  agent: Agent,
  { trigger, dryRun, requestKey, dueAt = null, afterSeconds = 0 }: NewRun,
): Promise<string> {
  const id = tx.newId();
  const jobId = await enqueue(tx, boss, job, { payload: { runId: id }, requestKey: id, afterSeconds });
  await insertRow(tx, agent, { id, trigger, dryRun, requestKey, dueAt, jobId, state: 'waiting' });
  return id;
}

/** One that never ran, and why. */
export async function insertUnrun(
  tx: TxCtx,
  agent: Agent,
  {
    trigger,
    state,
    problem,
    ...more
  }: {
    readonly trigger: AgentTrigger;
    readonly state: 'missed' | 'refused';
    readonly problem: string;
    readonly dueAt?: Date;
    readonly missedCount?: number;
  },
): Promise<void> {
  const { dueAt = null, missedCount = null } = more;
  const none = { dryRun: false, requestKey: null, jobId: null };
  await insertRow(tx, agent, { id: tx.newId(), trigger, state, problem, dueAt, missedCount, ...none });
}

type Row = Required<Omit<NewRun, 'afterSeconds'>> & {
  readonly id: string;
  readonly jobId: string | null;
  readonly state: 'waiting' | 'missed' | 'refused';
  readonly problem?: string;
  readonly missedCount?: number | null;
};

async function insertRow(tx: TxCtx, agent: Agent, row: Row): Promise<void> {
  await tx.db
    .insertInto('agent_runs')
    .values({
      workspace_id: tx.workspace.id,
      id: row.id,
      agent_id: agent.id,
      dry: row.dryRun,
      trigger: row.trigger,
      state: row.state,
      problem: row.problem ?? null,
      prompt: agent.prompt,
      due_at: row.dueAt,
      missed_count: row.missedCount ?? null,
      engine: null,
      document_kind: null,
      document_id: null,
      stream_id: null,
      job_id: row.jobId,
      request_key: row.requestKey,
      created_at: tx.now(),
      started_at: null,
      finished_at: row.state === 'waiting' ? null : tx.now(),
    })
    .execute();
}

const dayMs = 24 * 3_600_000;

/** Runs of the last 24 hours, those under way, and whether its limit has been named today. */
export async function countRuns(
  tx: TxCtx,
  agentId: string,
): Promise<{ ran: number; waiting: number; refused: number }> {
  const { rows } = await sql<{ ran: number; waiting: number; refused: number }>`
    select count(*) filter (where state not in ('missed', 'refused'))::int as ran,
      count(*) filter (where state = 'waiting' and not dry)::int as waiting,
      count(*) filter (where state = 'refused')::int as refused
    from agent_runs where workspace_id = ${tx.workspace.id} and agent_id = ${agentId}
      and created_at > ${new Date(tx.now().getTime() - dayMs)}`.execute(tx.db);
  return rows[0] ?? { ran: 0, waiting: 0, refused: 0 };
}

export function dailyLimitReached({ runsPerDay }: Agent): string {
  return `This agent has reached its limit of ${runsPerDay} ${runsPerDay === 1 ? 'run' : 'runs'} a day.`;
}
