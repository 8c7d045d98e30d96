import { expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { openCounters } from '#tests/support/open-counters.ts';
import { startChild } from '#tests/support/child.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { openJobRunner } from '#tests/platform/support/job-runner.ts';
import { addWorkspace } from '#tests/platform/support/test-workspace.ts';
import { isLongRun } from './fault-rounds.ts';
import { preparePlace } from './prepare-place.ts';
import { killPoints, steppingJob } from './stepping-job.ts';

async function enqueueAll(database: Database, points: readonly string[]): Promise<Map<string, string>> {
  const job = steppingJob();
  const runner = await openJobRunner(database, [job]);
  const workspace = await addWorkspace(database);
  const ids = new Map<string, string>();
  for (const killAt of points) ids.set(await runner.start(workspace.id, job, { killAt }), killAt);
  await runner.close();
  return ids;
}

/** Starts workers one after the other until one of them sees the end of every job. */
async function workUntilAllEnded(place: string): Promise<number> {
  const marks = tempDir();
  for (let kills = 0; kills < 60; kills += 1) {
    const worker = startChild('tests/faults/children/run-worker.ts', [place, marks]);
    const code = await worker.ended;
    if (code === 0) return kills;
    expect(code, worker.errors()).toBeNull();
  }
  throw new Error('The jobs never ended');
}

type Ended = {
  id: string;
  state: string;
  result: unknown;
  error: string | null;
  steps: number;
  counts: number[];
};

async function endedJobs(database: Database): Promise<Ended[]> {
  const { rows } = await database.owner.query<Ended>(
    `select id, state, result, error, (select count(*)::int from job_steps s where s.job_id = j.id) as steps,
       (select coalesce(array_agg(count), '{}') from rate_counters where bucket like j.id || ' %') as counts
     from jobs j`,
  );
  return rows;
}

it('a worker killed at each step ends its job exactly once', async () => {
  const { place, use } = await preparePlace();
  await use(({ owner }) => openCounters(owner));
  const jobs = await use((database) => enqueueAll(database, killPoints));
  const kills = await workUntilAllEnded(place);
  expect(kills).toBe(killPoints.length);
  const ended = await use(endedJobs);
  expect(ended).toHaveLength(killPoints.length);
  for (const { id, ...job } of ended) {
    expect(job, `killed ${jobs.get(id)}`).toEqual({
      state: 'completed',
      result: { sum: 6 },
      error: null,
      steps: 3,
      counts: [1, 1, 1],
    });
  }
  console.log(`${kills} workers killed, ${ended.length} jobs ended once, 0 rows twice`);
});

it.runIf(isLongRun)('a job that kills every worker is given up, visibly', async () => {
  const { place, use } = await preparePlace();
  await use(({ owner }) => openCounters(owner));
  await use((database) => enqueueAll(database, ['inside 2 always', 'none']));
  expect(await workUntilAllEnded(place)).toBe(3);
  const ended = await use(endedJobs);
  expect(ended.map(({ state }) => state).sort()).toEqual(['completed', 'failed']);
  expect(ended.find(({ state }) => state === 'failed')).toMatchObject({
    error: 'The job stopped answering and was given up',
    steps: 1,
    counts: [1],
  });
});

it.runIf(isLongRun)(
  'a job that comes on with each attempt ends, however often its workers are killed',
  async () => {
    const { place, use } = await preparePlace();
    await use(({ owner }) => openCounters(owner));
    await use((database) => enqueueAll(database, ['inside each']));
    expect(await workUntilAllEnded(place)).toBe(3);
    expect(await use(endedJobs)).toMatchObject([{ state: 'completed', error: null, counts: [1, 1, 1] }]);
  },
);
