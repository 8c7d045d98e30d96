// A whole server on a place that outlives it. With a number of rows it imports as many notes and contacts and dies some
// time after so many batches are there; without one it works until nothing is left to do.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readEnv } from '#server/platform/env/env.ts';
import { createClock } from '#tests/support/clock.ts';
import { startTable, uploadTable } from '#tests/support/import-table.ts';
import { createScene } from '#tests/support/scene.ts';
import { addProject } from '#tests/support/work.ts';

const [place = '', dataDir = '', rows, batches = '', moment = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const env = readEnv(
  { HARK_URL: 'http://hark.test', HARK_DATA_DIR: dataDir, HARK_MODELS: 'false', HARK_SUMMARIES_AFTER: '0' },
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
const app = {
  ...(await createApp({ env, log, database, services: ['web', 'worker'] })),
  clock: createClock(),
  env,
  database,
};

if (rows !== undefined) {
  const person = await (await createScene(app)).member({ role: 'MANAGER' });
  const numbers = Array.from({ length: Number(rows) }, (_, at) => at);
  const notes = `Title,Text\n${numbers.map((at) => `Note ${at},It is slow.`).join('\n')}\n`;
  const contacts = `Name,E-mail\n${numbers.map((at) => `Person ${at},p${at}@example.com`).join('\n')}\n`;
  const projectId = await addProject(person);
  await startTable(person, await uploadTable(app, person, { fileName: 'n.csv', bytes: notes, projectId }));
  await startTable(person, await uploadTable(app, person, { fileName: 'c.csv', bytes: contacts }));
  for (;;) {
    const { rows: kept } = await database.owner.query('select 1 from import_batches');
    if (kept.length >= Number(batches)) break;
    await pause(5);
  }
  await pause(Number(moment));
  process.kill(process.pid, 'SIGKILL');
}
for (;;) {
  const { rows: waiting } = await database.owner.query(
    `select 1 from jobs where state in ('waiting', 'running') union all select 1 from outbox limit 1`,
  );
  if (waiting.length === 0) break;
  await pause(200);
}
process.exit(0);
