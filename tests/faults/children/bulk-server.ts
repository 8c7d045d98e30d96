// A whole server on a place that outlives it. With an archive it imports it and dies when it has kept so many of its
// files; without one it works until nothing is left to do.
import fs, { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readEnv } from '#server/platform/env/env.ts';
import { sendArchive, startBulk } from '#tests/support/bulk-import.ts';
import { createClock } from '#tests/support/clock.ts';
import { createScene } from '#tests/support/scene.ts';

const [place = '', dataDir = '', archive, lives = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const env = readEnv(
  { HARK_URL: 'http://hark.test', HARK_DATA_DIR: dataDir, HARK_MODELS: 'false', HARK_SUMMARIES_AFTER: '0' },
  join(import.meta.dirname, '../../..'),
);
if (lives !== '') dieAfter(Number(lives));
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

if (archive !== undefined && archive !== '') {
  const person = await (await createScene(app)).member({ role: 'MANAGER' });
  const { id } = await sendArchive(app, person, readFileSync(archive));
  await startBulk(person, id);
}
for (;;) {
  const { rows } = await database.owner.query(
    `select 1 from jobs where state in ('waiting', 'running') union all select 1 from outbox limit 1`,
  );
  if (rows.length === 0) break;
  await pause(200);
}
process.exit(0);

/** The bytes of a file are in their place, and nobody has written down that they are. */
function dieAfter(files: number): void {
  let kept = 0;
  const { rename } = fs.promises;
  fs.promises.rename = async (from, to) => {
    await rename(from, to);
    if (!String(to).endsWith('/source')) return;
    kept += 1;
    if (kept === files) process.kill(process.pid, 'SIGKILL');
  };
  syncBuiltinESMExports();
}
