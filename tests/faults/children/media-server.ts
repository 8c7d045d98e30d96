// A whole server on a place that outlives it. With a file it uploads it and dies at the moment it is told; without one
// it works until nothing is left to do. Prints one line of JSON for the file.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readEnv } from '#server/platform/env/env.ts';
import { createClock } from '#tests/support/clock.ts';
import { createScene } from '#tests/support/scene.ts';
import { upload } from '#tests/support/upload.ts';
import { addProject } from '#tests/support/work.ts';
import { findHalfListed } from '../half-listed.ts';
import { dieAt } from './die-at.ts';

const [place = '', dataDir = '', engine = '', file, moment = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const env = readEnv(
  {
    HARK_URL: 'http://hark.test',
    HARK_DATA_DIR: dataDir,
    HARK_SUMMARIES_AFTER: '0',
    TRANSCRIPTION_URL: engine,
    TRANSCRIPTION_MODEL: 'test-1',
  },
  join(import.meta.dirname, '../../..'),
);
const database = await openDatabase({
  ...(place.startsWith('postgres') && { url: place }),
  dataDir: place,
  poolSize: 4,
  prepare: true,
  statementTimeoutMs: 60_000,
  log,
});
const half = await findHalfListed(database, dataDir);
if (half.length > 0) throw new Error(`Half done and listed: ${half.join()}`);
const clock = createClock();
const app = {
  ...(await createApp({ env, log, database, services: ['web', 'worker'] })),
  clock,
  env,
  database,
};

if (file !== undefined) {
  const person = await (await createScene(app)).member();
  const owner = { type: 'PROJECT', id: await addProject(person) } as const;
  const bytes = readFileSync(file);
  dieAt(moment);
  const id = await upload(app, person, owner, { name: basename(file), bytes, asNotes: true });
  console.log(`uploaded ${id}`);
  await pause(60_000);
  console.log('still alive');
  process.exit(1);
}
for (;;) {
  const { rows } = await database.owner.query(
    `select 1 from jobs where state in ('waiting', 'running') union all select 1 from outbox limit 1`,
  );
  if (rows.length === 0) break;
  await pause(200);
}
// A picture that is still being made smaller would end the process by a signal.
await app.close();
process.exit(0);
