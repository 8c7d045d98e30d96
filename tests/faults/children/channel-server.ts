// A whole server on a place that outlives it. With a first and a last number it adds those data points to its channel
// and works until it is killed; without them it works until nothing is left to do.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readEnv } from '#server/platform/env/env.ts';
import { createClock } from '#tests/support/clock.ts';
import { createScene } from '#tests/support/scene.ts';
import { ask } from '#tests/support/work.ts';
import { pointOf } from '../channel-points.ts';

const [place = '', dataDir = '', vectors = '', first, last] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const env = readEnv(
  { HARK_URL: 'http://hark.test', HARK_DATA_DIR: dataDir, HARK_AI_URL: vectors },
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

if (first !== undefined) {
  const maker = await (await createScene(app)).member();
  const { createChannel } = await ask(
    maker,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  const points = Array.from({ length: Number(last) - Number(first) }, (_, at) => pointOf(Number(first) + at));
  // Twice: somebody who saw no answer sends the batch again.
  for (let time = 0; time < 2; time += 1)
    await ask(
      maker,
      'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }',
      { input: { channelId: createChannel.id, source: 'API', points } },
    );
  console.log(`added ${points.length}`);
  await pause(120_000);
  process.exit(1);
}
for (;;) {
  const { rows } = await database.owner.query(
    `select 1 from jobs where state in ('waiting', 'running') union all select 1 from outbox limit 1`,
  );
  if (rows.length === 0) break;
  await pause(100);
}
process.exit(0);
