import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readEnv } from '#server/platform/env/env.ts';
import { createClock } from '#tests/support/clock.ts';
import type { TestApp } from '#tests/support/test-app.ts';

type Asked = { readonly place: string; readonly dataDir: string; readonly vectors: string };

/** A whole server on a place that outlives it. */
export async function openChannelServer({ place, dataDir, vectors }: Asked): Promise<TestApp> {
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
  const app = await createApp({ env, log, database, services: ['web', 'worker'] });
  return { ...app, clock: createClock(), env, database };
}

/** Works until nothing is left to do. */
export async function endWithWork({ database }: TestApp): Promise<never> {
  for (;;) {
    const { rows } = await database.owner.query(
      `select 1 from jobs where state in ('waiting', 'running') union all select 1 from outbox limit 1`,
    );
    if (rows.length === 0) process.exit(0);
    await pause(100);
  }
}
