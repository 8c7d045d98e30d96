import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openPGlite } from '#server/platform/db/open-database.ts';
import { readEnv } from '#server/platform/env/env.ts';
import {
  migrationsChecksum,
  openEmptyPostgres,
  postgresTemplate,
  projectDir,
  testLog as log,
  testServer,
  unpackTemplate,
} from './test-database.ts';

/** A database on which an app has run once: its job queues exist, which takes longer to make than all tables. */
export async function openAppDatabase(): Promise<Database> {
  return testServer === undefined ? openPGliteCopy() : openPostgresCopy(testServer);
}

async function openPGliteCopy(): Promise<Database> {
  const dir = join(projectDir, '.cache/test-databases');
  const file = join(dir, `${migrationsChecksum()}.app.tar.gz`);
  if (!existsSync(file)) {
    const fresh = await openPGlite({}, { statementTimeoutMs: 60_000, log });
    await prepare(fresh);
    mkdirSync(dir, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, await fresh.dump());
    renameSync(`${file}.${process.pid}`, file);
    await fresh.close();
  }
  return openPGlite({ template: (template ??= unpackTemplate(file)) }, { statementTimeoutMs: 60_000, log });
}

/** Unpacked once for all files of a process. */
let template: Uint8Array<ArrayBuffer> | undefined;

async function openPostgresCopy(server: string): Promise<Database> {
  return openEmptyPostgres(server, await postgresTemplate(server, 'app', prepare));
}

async function prepare(database: Database): Promise<void> {
  await migrate(database.owner);
  const env = readEnv(
    { HARK_URL: 'http://hark.test', HARK_MODELS: 'false', HARK_SECRET: 'used once' },
    projectDir,
  );
  const app = await createApp({ env, log, database, services: ['web', 'worker', 'realtime'] });
  await app.close();
}
