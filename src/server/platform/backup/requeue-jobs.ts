import type pg from 'pg';
import type { Database } from '#server/platform/db/database.ts';
import { jobsRole } from '#server/platform/db/query-jobs.ts';
import { bossSchema, givenUpQueue, makeQueues, openBoss } from '#server/platform/jobs/open-boss.ts';
import type { Log } from '#server/platform/log/log.ts';

export type UnfinishedJob = { workspaceId: string; id: string; name: string };

/** A backup holds the jobs but not the queue's tickets. The old tickets go with the old jobs. */
export async function findUnfinishedJobs(client: pg.ClientBase): Promise<UnfinishedJob[]> {
  await client.query(
    `drop schema if exists ${bossSchema} cascade; create schema ${bossSchema} authorization ${jobsRole}`,
  );
  const { rows } = await client.query<UnfinishedJob>(
    `select workspace_id as "workspaceId", id, name from jobs
     where state in ('waiting', 'running') order by created_at, id`,
  );
  return rows;
}

/** Puts what waited or ran when the backup was made into the queue again; steps that were done stay done. */
export async function requeueJobs(
  database: Database,
  jobs: readonly UnfinishedJob[],
  log: Log,
): Promise<void> {
  if (jobs.length === 0) return;
  const boss = await openBoss({ database, jobs: [], log });
  // The server gives each queue its own time limit at its next start.
  for (const name of new Set(jobs.map((job) => job.name))) {
    await makeQueues(boss, [{ name, expireInSeconds: 900, deadLetter: givenUpQueue }]);
  }
  for (const { name, workspaceId, id } of jobs) await boss.send(name, { workspaceId, jobId: id });
  await boss.stop({ graceful: false });
}
