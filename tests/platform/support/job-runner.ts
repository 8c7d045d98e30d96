import { newId } from '#server/platform/context/new-id.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { AnyJob, Cron, Job } from '#server/platform/jobs/job.ts';
import { openBoss, type JobBoss } from '#server/platform/jobs/open-boss.ts';
import { startWorker } from '#server/platform/jobs/start-worker.ts';
import type { JobState } from '#server/platform/jobs/tables.ts';
import { eventually } from '#tests/support/eventually.ts';
import { testLog } from '#tests/support/test-database.ts';
import { systemCtxOf } from './test-workspace.ts';

export type JobRow = {
  state: JobState;
  progress: number;
  doing: string;
  result: unknown;
  error: string | null;
  cancel_reason: string | null;
};

export type JobRunner = {
  readonly boss: JobBoss;
  ctx(workspaceId: string): Ctx;
  start<P>(workspaceId: string, job: Job<P>, payload: P, requestKey?: string): Promise<string>;
  row(jobId: string): Promise<JobRow | undefined>;
  ended(jobId: string, withinMs?: number): Promise<JobRow>;
  work(crons?: readonly Cron[]): Promise<void>;
  close(): Promise<void>;
};

/** The queue with the given jobs; `work()` starts a worker in this process. */
export async function openJobRunner(database: Database, jobs: readonly AnyJob[]): Promise<JobRunner> {
  const boss = await openBoss({ database, jobs, log: testLog });
  const ctx = (id: string): Ctx => systemCtxOf(database, { id, subdomain: 'x', name: 'x' });
  const row = async (jobId: string): Promise<JobRow | undefined> => {
    const { rows } = await database.owner.query<JobRow>('select * from jobs where id = $1', [jobId]);
    return rows[0];
  };
  return {
    boss,
    ctx,
    row,
    start: (workspaceId, job, payload, requestKey = newId()) =>
      inTransaction(ctx(workspaceId), (tx: TxCtx) => enqueue(tx, boss, job, { payload, requestKey })),
    ended: (jobId, withinMs = 25_000) =>
      eventually(
        `job ${jobId} ends`,
        async () => {
          const found = await row(jobId);
          return found && ['completed', 'failed', 'cancelled'].includes(found.state) && found;
        },
        { withinMs },
      ),
    work: (crons = []) =>
      startWorker({ boss, jobs, crons, concurrency: 2, systemCtx: async (id) => ctx(id) }),
    close: () => boss.stop({ graceful: false, close: true }),
  };
}
