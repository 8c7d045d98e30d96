import { decode } from '#domain/codec/codec.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { JobCancelled } from './job-cancelled.ts';
import type { AnyJob, Attempt, JobAbout, JobDefinition, JobRun, Progress } from './job.ts';
import { MoreLater, moreToDo } from './more-to-do.ts';
import type { JobState } from './tables.ts';
import './tables.ts';

/** One attempt at a job. Ends it exactly once, whatever other attempts did before or do beside. */
export async function runJob<P>(job: JobDefinition<P>, attempt: Attempt): Promise<void> {
  const stored = await takeUp(job, attempt);
  if (stored === undefined) return;
  try {
    const result = await runAndLetGo(job, attempt, readPayload(job, stored));
    if (result === moreToDo) await waitForTurn(attempt);
    else if (result instanceof MoreLater) await waitForTurn(attempt, result.afterSeconds);
    else
      await finish(attempt, aboutOf(job), {
        state: 'completed',
        progress: 1,
        result: JSON.stringify(result),
      });
  } catch (error) {
    if (error instanceof JobCancelled)
      return finish(attempt, cancelledAbout(job), { state: 'cancelled', cancel_reason: error.message });
    const message = error instanceof Error ? error.message : String(error);
    // Another attempt reads the same payload: there is nothing to try again.
    if (error instanceof WrongPayload) return finish(attempt, noAbout, { state: 'failed', error: message });
    if (attempt.isLast) {
      await job.onFailure?.({ ctx: attempt.ctx, payload: readPayload(job, stored) });
      await finish(attempt, aboutOf(job), { state: 'failed', error: message });
    }
    throw error;
  }
}

/** The end is written after its reads are over: see `endAll`. */
async function runAndLetGo<P>(job: JobDefinition<P>, attempt: Attempt, payload: P) {
  try {
    return await job.run(jobRun(attempt, payload));
  } finally {
    await attempt.ctx.reads.endAll();
  }
}

async function waitForTurn({ ctx, jobId, again }: Attempt, afterSeconds = 0): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockJob(tx, jobId);
    if (row?.state !== 'running') return;
    await tx.db
      .updateTable('jobs')
      .set({ state: 'waiting', updated_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', jobId)
      .execute();
    await again(tx, afterSeconds);
  });
}

/** Ends a job whose workers died or hung until no attempt was left, so that nobody waits for it forever. */
export async function giveUpJob(ctx: Ctx, jobId: string, jobs: readonly AnyJob[]): Promise<void> {
  const row = await inTransaction(ctx, (tx) => lockJob(tx, jobId));
  if (!row || !isUnderWay(row)) return;
  const job = jobs.find(({ name }) => name === row.name);
  await job?.giveUp(ctx, row.payload);
  const error = 'The job stopped answering and was given up';
  await finish({ ctx, jobId }, job?.aboutStored ?? noAbout, { state: 'failed', error });
}

class WrongPayload extends Error {}

function readPayload<P>(job: JobDefinition<P>, stored: object): P {
  try {
    return decode(job.payload, stored);
  } catch (error) {
    throw new WrongPayload(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Nothing to do when another attempt ended it, or when a person cancelled it between two attempts. */
async function takeUp<P>(job: JobDefinition<P>, { ctx, jobId }: Attempt): Promise<object | undefined> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockJob(tx, jobId);
    if (!row || !isUnderWay(row)) return undefined;
    const cancelled = row.cancel_requested_at !== null;
    await tx.db
      .updateTable('jobs')
      .set({
        state: cancelled ? 'cancelled' : 'running',
        updated_at: tx.now(),
        ...(cancelled && { finished_at: tx.now() }),
      })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', jobId)
      .execute();
    if (!cancelled) return row.payload;
    await cancelledAbout(job)(tx, row.payload);
    return undefined;
  });
}

function isUnderWay({ state }: { state: JobState }): boolean {
  return state === 'waiting' || state === 'running';
}

async function lockJob(tx: TxCtx, jobId: string) {
  return tx.db
    .selectFrom('jobs')
    .select(['name', 'state', 'payload', 'cancel_requested_at', 'cancel_reason'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
}

function jobRun<P>({ ctx, jobId, signal, forgive }: Attempt, payload: P): JobRun<P> {
  return {
    ctx,
    id: jobId,
    payload,
    signal,
    async progress(fraction, doing) {
      const row = await inTransaction(ctx, (tx) =>
        tx.db
          .updateTable('jobs')
          .set({ ...progressOf({ fraction, doing }), updated_at: tx.now() })
          .where('workspace_id', '=', tx.workspace.id)
          .where('id', '=', jobId)
          .where('state', '=', 'running')
          .returning(['cancel_requested_at', 'cancel_reason'])
          .executeTakeFirst(),
      );
      if (!row || row.cancel_requested_at) throw new JobCancelled(row?.cancel_reason ?? 'The job was ended');
      signal.throwIfAborted();
    },
    kept: forgive,
    async stepsDone() {
      const { count } = await inTransaction(ctx, (tx) =>
        tx.db
          .selectFrom('job_steps')
          .select((row) => row.fn.countAll<string>().as('count'))
          .where('workspace_id', '=', tx.workspace.id)
          .where('job_id', '=', jobId)
          .executeTakeFirstOrThrow(),
      );
      return Number(count);
    },
    async step(name, result, run, reached) {
      let isNew = false;
      const answer = await inTransaction(ctx, async (tx) => {
        // Two attempts may overlap when a slow worker is taken for dead: the row lock lets one at a time in.
        const row = await lockJob(tx, jobId);
        // An attempt that was given up may still be alive: nothing of it may appear after the end.
        if (row?.state !== 'running' || row.cancel_requested_at) {
          throw new JobCancelled(row?.cancel_reason ?? 'The job was ended');
        }
        const done = await tx.db
          .selectFrom('job_steps')
          .select('result')
          .where('workspace_id', '=', tx.workspace.id)
          .where('job_id', '=', jobId)
          .where('step', '=', name)
          .executeTakeFirst();
        if (done) return decode(result, unwrap(done.result));
        isNew = true;
        const value = await run(tx);
        await tx.db
          .insertInto('job_steps')
          .values({
            workspace_id: tx.workspace.id,
            job_id: jobId,
            step: name,
            result: JSON.stringify({ value }),
            finished_at: tx.now(),
          })
          .execute();
        if (reached)
          await tx.db
            .updateTable('jobs')
            .set({ ...progressOf(reached), updated_at: tx.now() })
            .where('workspace_id', '=', tx.workspace.id)
            .where('id', '=', jobId)
            .execute();
        return value;
      });
      if (isNew) await forgive();
      return answer;
    },
  };
}

function progressOf({ fraction, doing }: Progress): { progress: number; doing: string } {
  return { progress: Math.min(1, Math.max(0, fraction)), doing };
}

function unwrap(stored: object): unknown {
  return 'value' in stored ? stored.value : undefined;
}

type Ending =
  | { state: 'completed'; progress: number; result: string }
  | { state: 'cancelled'; cancel_reason: string }
  | { state: 'failed'; error: string };

type About = (tx: TxCtx, payload: object) => Promise<JobAbout | undefined>;
const noAbout: About = async () => undefined;

function aboutOf<P>(job: JobDefinition<P>): About {
  return async (tx, payload) => job.about?.(tx, decode(job.payload, payload));
}

/** Nobody gets a notice of an end that they asked for, but what is on screens is out of date. */
function cancelledAbout<P>(job: JobDefinition<P>): About {
  return async (tx, payload) => {
    await job.onCancelled?.(tx, decode(job.payload, payload));
    return undefined;
  };
}

async function finish(
  { ctx, jobId }: Pick<Attempt, 'ctx' | 'jobId'>,
  about: About,
  ending: Ending,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('jobs')
      .set({ ...ending, updated_at: tx.now(), finished_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', jobId)
      .where('state', 'in', ['waiting', 'running'])
      .returning(['name', 'payload', 'requested_by'])
      .executeTakeFirst();
    if (!row || (row.requested_by === null && ending.state !== 'cancelled')) return;
    const told = await about(tx, row.payload);
    if (!told) return;
    const payload = { jobId, job: row.name, failed: hasFailed(ending), ...told };
    await tx.record({ type: 'job.finished', payload, objectId: null });
  });
}

/** Work that could not be done ends in order, with the reason in its result. */
function hasFailed(ending: Ending): boolean {
  if (ending.state !== 'completed') return true;
  const result: unknown = JSON.parse(ending.result);
  return typeof result === 'object' && result !== null && ('error' in result || 'failed' in result);
}
