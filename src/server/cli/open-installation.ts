import { join } from 'node:path';
import { openDatabase } from '#server/platform/db/open-database.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readEnv, type Env } from '#server/platform/env/env.ts';
import { createLog } from '#server/platform/log/create-log.ts';

export type Installation = {
  env: Env;
  log: ReturnType<typeof createLog>;
  database: Database;
  /** Where the server keeps what people uploaded. */
  filesDir: string;
};

/** Opens the database that the server of this environment uses, for as long as `run` takes. */
export async function withInstallation<T>(run: (installation: Installation) => Promise<T>): Promise<T> {
  const env = readEnv(process.env, join(import.meta.dirname, '../../..'));
  const log = createLog({ level: process.env['LOG_LEVEL'] ?? 'error' });
  const database = await openDatabase({
    ...(env.databaseUrl !== undefined && { url: env.databaseUrl }),
    ...(env.databaseOwnerUrl !== undefined && { ownerUrl: env.databaseOwnerUrl }),
    dataDir: env.dataDir,
    poolSize: 2,
    prepare: env.databasePrepare,
    // A backup of a large installation is no runaway.
    statementTimeoutMs: 3_600_000,
    log,
  });
  try {
    return await run({ env, log, database, filesDir: join(env.dataDir, 'files') });
  } finally {
    await database.close();
  }
}
