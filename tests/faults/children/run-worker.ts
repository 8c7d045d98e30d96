// A worker that kills itself at the point its job names, once a job, once a step or each time. Says when every job has ended.
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { startWorker } from '#server/platform/jobs/start-worker.ts';
import { openBoss } from '#server/platform/jobs/open-boss.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { systemCtxOf } from '#tests/platform/support/test-workspace.ts';
import { steppingJob } from '../stepping-job.ts';

const [place = '', marks = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const database = await openDatabase({
  ...(place.startsWith('postgres') && { url: place }),
  dataDir: place,
  poolSize: 4,
  prepare: true,
  statementTimeoutMs: 60_000,
  log,
});

function reach(jobId: string, wanted: string, point: string): void {
  const isOneOfMany = wanted === 'inside each' && point.startsWith('inside');
  if (wanted !== point && wanted !== `${point} always` && !isOneOfMany) return;
  const mark = join(marks, isOneOfMany ? `${jobId} ${point}` : jobId);
  if (!wanted.endsWith('always') && existsSync(mark)) return;
  closeSync(openSync(mark, 'w'));
  process.kill(process.pid, 'SIGKILL');
}

const jobs = [steppingJob(reach)];
const boss = await openBoss({ database, jobs, log });
await startWorker({
  boss,
  jobs,
  crons: [],
  concurrency: 1,
  systemCtx: async (id) => systemCtxOf(database, { id, subdomain: 'x', name: 'x' }),
});
console.log('working');
for (;;) {
  const { rows } = await database.owner.query(
    "select 1 from jobs where state in ('waiting', 'running') limit 1",
  );
  if (rows.length === 0) break;
  await pause(200);
}
console.log('all ended');
process.exit(0);
