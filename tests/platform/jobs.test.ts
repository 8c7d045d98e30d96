import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integer, string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type TxCtx } from '#server/platform/context/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { AnyJob } from '#server/platform/jobs/job.ts';
import { openCounters } from '#tests/support/open-counters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { openJobRunner, type JobRunner } from './support/job-runner.ts';
import { addWorkspace } from './support/test-workspace.ts';

const named = object({ name: string });
const runs: string[] = [];
const gates = new Map<string, () => void>();
/** Held until the test lets it go on. */
const gate = (name: string): Promise<void> => new Promise((resolve) => gates.set(name, resolve));

const echo = defineJob({
  name: 'test.echo',
  payload: named,
  timeoutSeconds: 60,
  async run({ payload, progress }) {
    runs.push(payload.name);
    await progress(0.5, 'halfway');
    return { echoed: payload.name };
  },
});
const slow = defineJob({
  name: 'test.slow',
  payload: named,
  timeoutSeconds: 60,
  async run({ payload, progress }) {
    runs.push(payload.name);
    await progress(0.25, 'reading');
    await gate(payload.name);
    await progress(0.75, 'writing');
    return {};
  },
});
const stepping = defineJob({
  name: 'test.stepping',
  payload: named,
  timeoutSeconds: 60,
  async run({ payload, step }) {
    await step('first', string, async () => 'done', { fraction: 0.4, doing: 'stepping' });
    await gate(payload.name);
    return {};
  },
});
const failing = defineJob({
  name: 'test.failing',
  payload: named,
  timeoutSeconds: 60,
  async run({ payload }) {
    runs.push(payload.name);
    throw new Error(`attempt ${runs.filter((name) => name === payload.name).length}`);
  },
});
const reading = defineJob({
  name: 'test.reading',
  payload: named,
  timeoutSeconds: 60,
  async run({ ctx, payload }) {
    runs.push(payload.name);
    const reads = ctx.reads.beside(() => ({ workspaceId: ctx.workspace.id }));
    const divisor = runsOf(payload.name) - 1;
    await sql`select 1 / ${divisor}::int`.execute(await reads.db());
    return { divisor };
  },
});
const inSteps = defineJob({
  name: 'test.steps',
  payload: named,
  timeoutSeconds: 60,
  async run({ payload, step }) {
    runs.push(payload.name);
    const attempt = runs.filter((name) => name === payload.name).length;
    const first = await step('first', integer, (tx) => count(tx, `${payload.name} first`, 41));
    const second = await step('second', integer, async (tx) => {
      const value = await count(tx, `${payload.name} second`, first + 1);
      if (attempt === 1) throw new Error('in the middle of a step');
      return value;
    });
    if (attempt === 2) throw new Error('between two steps');
    await step('third', integer, (tx) => count(tx, `${payload.name} third`, second));
    return { second };
  },
});
const hanging = defineJob({
  name: 'test.hanging',
  payload: named,
  timeoutSeconds: 1,
  async run({ payload }) {
    runs.push(payload.name);
    await gate(payload.name);
    return {};
  },
});
const ghosts: string[] = [];
const ghost = defineJob({
  name: 'test.ghost',
  payload: named,
  timeoutSeconds: 1,
  async run({ payload, step }) {
    await gate(payload.name);
    await step('late', integer, (tx) => count(tx, 'ghost', 1)).catch((error: unknown) => {
      ghosts.push(error instanceof Error ? error.message : String(error));
      throw error;
    });
    return {};
  },
});
const jobs: AnyJob[] = [ghost, echo, slow, stepping, failing, reading, inSteps, hanging];

async function count(tx: TxCtx, bucket: string, value: number): Promise<number> {
  await sql`insert into rate_counters (bucket, count, resets_at) values (${bucket}, 1, now())
    on conflict (bucket) do update set count = rate_counters.count + 1`.execute(tx.db);
  return value;
}

let database: Database;
let runner: JobRunner;
let workspaceId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  await openCounters(database.owner);
  runner = await openJobRunner(database, jobs);
  workspaceId = (await addWorkspace(database)).id;
});
afterAll(async () => {
  for (const open of gates.values()) open();
  await runner.close();
  await database.close();
});

const runsOf = (name: string): number => runs.filter((one) => one === name).length;

describe('before a worker runs', () => {
  it('a job of a rolled-back transaction does not exist', async () => {
    const rolledBack = inTransaction(runner.ctx(workspaceId), async (tx) => {
      await enqueue(tx, runner.boss, echo, { payload: { name: 'rolled back' }, requestKey: 'rolled back' });
      throw new Error('on purpose');
    });
    await expect(rolledBack).rejects.toThrow('on purpose');
    const { rows } = await database.owner.query(
      "select 1 from jobs where request_key = 'rolled back' union all select 1 from pgboss.job where name = 'test.echo'",
    );
    expect(rows).toEqual([]);
  });

  it('the same request key is the same job', async () => {
    const first = await runner.start(workspaceId, echo, { name: 'one key' }, 'key');
    const second = await runner.start(workspaceId, echo, { name: 'one key' }, 'key');
    expect(second).toBe(first);
  });

  it('a payload of a wrong shape is refused where it is asked for', async () => {
    const wrong = { name: 7 } as never;
    await expect(runner.start(workspaceId, echo, wrong)).rejects.toThrow('Expected string at $.name');
  });

  it('a waiting job can be cancelled and never starts', async () => {
    const id = await runner.start(workspaceId, echo, { name: 'cancelled waiting' });
    await inTransaction(runner.ctx(workspaceId), (tx) => cancelJob(tx, id));
    expect(await runner.row(id)).toMatchObject({
      state: 'cancelled',
      cancel_reason: 'User requested cancellation',
    });
  });

  it('another workspace can’t cancel it', async () => {
    const id = await runner.start(workspaceId, echo, { name: 'not yours' });
    const other = await addWorkspace(database);
    await expect(inTransaction(runner.ctx(other.id), (tx) => cancelJob(tx, id))).rejects.toThrow(NotFound);
    expect(await runner.row(id)).toMatchObject({ state: 'waiting' });
  });
});

describe('with a worker', () => {
  beforeAll(() =>
    runner.work([
      { name: 'test.cron', cron: '30 8 * * 1', timeZone: 'Australia/Sydney', run: async () => {} },
    ]),
  );

  it('what waited runs, once for one key, and what was cancelled does not', async () => {
    const id = await runner.start(workspaceId, echo, { name: 'one key' }, 'key');
    expect(await runner.ended(id)).toMatchObject({
      state: 'completed',
      progress: 1,
      doing: 'halfway',
      result: { echoed: 'one key' },
    });
    await eventually('the job of the other test ran', () => runsOf('not yours') === 1);
    await eventually('no ticket is left', async () => {
      const { rows } = await database.owner.query(
        "select 1 from pgboss.job where name = 'test.echo' and state < 'completed'",
      );
      return rows.length === 0;
    });
    expect(runsOf('one key')).toBe(1);
    expect(runsOf('cancelled waiting')).toBe(0);
  });

  it('a read that failed or was left open keeps nobody from the database', async () => {
    const id = await runner.start(workspaceId, reading, { name: 'left open' });
    expect(await runner.ended(id)).toMatchObject({ state: 'completed', result: { divisor: 1 } });
    expect(runsOf('left open')).toBe(2);
  });

  it('starts a job soon after its commit', async () => {
    const begun = Date.now();
    const id = await runner.start(workspaceId, echo, { name: 'soon' });
    await runner.ended(id);
    expect(Date.now() - begun).toBeLessThan(3000);
  });

  it('shows how far a job is with a step', async () => {
    const id = await runner.start(workspaceId, stepping, { name: 'one step' });
    await eventually('it holds at the gate', () => gates.has('one step'));
    expect(await runner.row(id)).toMatchObject({ state: 'running', progress: 0.4, doing: 'stepping' });
    gates.get('one step')?.();
    expect(await runner.ended(id)).toMatchObject({ state: 'completed', progress: 1 });
  });

  it('shows how far a job is, and cancels it at its next sign of progress', async () => {
    const id = await runner.start(workspaceId, slow, { name: 'cancelled running' });
    await eventually('it holds at the gate', () => gates.has('cancelled running'));
    expect(await runner.row(id)).toMatchObject({ state: 'running', progress: 0.25, doing: 'reading' });
    await inTransaction(runner.ctx(workspaceId), (tx) => cancelJob(tx, id));
    gates.get('cancelled running')?.();
    expect(await runner.ended(id)).toMatchObject({
      state: 'cancelled',
      cancel_reason: 'User requested cancellation',
    });
    expect(runsOf('cancelled running')).toBe(1);
  });

  it('gives one workspace not every place, however much it asks for', async () => {
    const other = (await addWorkspace(database, 'modest')).id;
    const greedy = ['greedy 1', 'greedy 2', 'greedy 3'];
    for (const name of greedy) await runner.start(workspaceId, slow, { name });
    await eventually('a greedy one runs', () => greedy.some((name) => gates.has(name)), { withinMs: 25_000 });
    const modest = await runner.start(other, slow, { name: 'modest' });
    await eventually('the modest one runs', () => gates.has('modest'), { withinMs: 25_000 });
    expect(greedy.filter((name) => runsOf(name) > 0)).toHaveLength(1);
    gates.get('modest')?.();
    expect((await runner.ended(modest)).state).toBe('completed');
    for (const name of greedy) {
      await eventually(`${name} runs`, () => gates.has(name), { withinMs: 25_000 });
      gates.get(name)?.();
    }
  });

  it('tries 3 times, then says why it failed', async () => {
    const id = await runner.start(workspaceId, failing, { name: 'failing' });
    expect(await runner.ended(id)).toMatchObject({ state: 'failed', error: 'attempt 3' });
    expect(runsOf('failing')).toBe(3);
  });

  it('does not try again what was cancelled between two tries', async () => {
    const id = await runner.start(workspaceId, failing, { name: 'cancelled between' });
    await eventually('the first try failed', () => runsOf('cancelled between') === 1);
    await inTransaction(runner.ctx(workspaceId), (tx) => cancelJob(tx, id));
    expect(await runner.ended(id)).toMatchObject({
      state: 'cancelled',
      cancel_reason: 'User requested cancellation',
    });
    expect(runsOf('cancelled between')).toBe(1);
  });

  it('does each step once though attempts fail in a step and between two', async () => {
    const id = await runner.start(workspaceId, inSteps, { name: 'stepping' });
    expect(await runner.ended(id)).toMatchObject({ state: 'completed', result: { second: 42 } });
    expect(runsOf('stepping')).toBe(3);
    const { rows } = await database.owner.query(
      "select bucket, count from rate_counters where bucket like 'stepping%' order by 1",
    );
    expect(rows).toEqual(
      ['first', 'second', 'third'].map((name) => ({ bucket: `stepping ${name}`, count: 1 })),
    );
  });

  it('fails a job whose stored payload is not of its shape, and says so', async () => {
    const id = await inTransaction(runner.ctx(workspaceId), async (tx) => {
      const job = await enqueue(tx, runner.boss, echo, { payload: { name: 'spoilt' }, requestKey: 'spoilt' });
      await sql`update jobs set payload = '{"title": "old shape"}' where id = ${job}`.execute(tx.db);
      return job;
    });
    const ended = await runner.ended(id);
    expect(ended.state).toBe('failed');
    expect(ended.error).toContain('Expected string at $.name');
    expect(runsOf('spoilt')).toBe(0);
  });

  it('ends a job that never answers', async () => {
    const id = await runner.start(workspaceId, hanging, { name: 'hanging' });
    const ended = await runner.ended(id, 28_000);
    expect(ended.state).toBe('failed');
    expect(ended.error).not.toBeNull();
  });

  it('lets nothing of a given-up attempt appear after the end', async () => {
    const id = await runner.start(workspaceId, ghost, { name: 'ghost' });
    expect(await runner.ended(id, 28_000)).toMatchObject({ state: 'failed' });
    gates.get('ghost')?.();
    await eventually('the ghost noticed', () => ghosts.length > 0);
    expect(ghosts).toEqual(['The job was ended']);
    const { rows } = await database.owner.query("select 1 from rate_counters where bucket = 'ghost'");
    expect(rows).toEqual([]);
    expect(await runner.row(id)).toMatchObject({ state: 'failed' });
  });

  it('keeps regular work with its time zone', async () => {
    const { rows } = await database.owner.query(
      "select cron, timezone from pgboss.schedule where name = 'test.cron'",
    );
    expect(rows).toEqual([{ cron: '30 8 * * 1', timezone: 'Australia/Sydney' }]);
  });
});
