import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type App } from '#server/app.ts';
import type { Feature } from '#server/platform/app/feature.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readEnv, services, type Env, type Service } from '#server/platform/env/env.ts';
import { createClock, type Clock } from './clock.ts';
import { openAppDatabase } from './app-database.ts';
import type { createLog } from '#server/platform/log/create-log.ts';
import { projectDir, testLog } from './test-database.ts';

export type TestApp = App & { clock: Clock; env: Env; database: Database };

/** A whole server on a database of its own, in this process; `http.inject` reaches it without a port. */
export async function startTestApp(
  options: {
    env?: Partial<Env>;
    extra?: readonly Feature[];
    services?: readonly Service[];
    log?: ReturnType<typeof createLog>;
  } = {},
): Promise<TestApp> {
  const database = await openAppDatabase();
  const clock = createClock();
  const dataDir = mkdtempSync(join(tmpdir(), 'hark-app-'));
  const env: Env = {
    ...readEnv(
      {
        HARK_URL: 'http://hark.test',
        HARK_MODELS: 'false',
        HARK_SUMMARIES_AFTER: '0',
        HARK_AGENTS_AFTER: '0',
      },
      projectDir,
    ),
    dataDir,
    ...options.env,
  };
  const app = await createApp({
    env,
    log: options.log ?? testLog,
    database,
    services: options.services ?? services,
    now: clock.now,
    ...(options.extra && { extra: options.extra }),
  });
  return {
    ...app,
    clock,
    env,
    database,
    async close() {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
