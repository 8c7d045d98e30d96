import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { createApp } from '#server/app.ts';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openPGlite } from '#server/platform/db/open-database.ts';
import { readEnv } from '#server/platform/env/env.ts';
import {
  migrationsChecksum,
  openEmptyPostgres,
  openPostgresAt,
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
  const template = `hark_template_${migrationsChecksum().slice(0, 16)}`;
  await makeTemplate(server, template);
  return openEmptyPostgres(server, template);
}

/** One of the test processes makes it, the others wait. */
async function makeTemplate(server: string, name: string): Promise<void> {
  const admin = new Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock(7402332)');
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return;
    await admin.query(`create database ${name}_new`);
    const url = new URL(server);
    url.pathname = `/${name}_new`;
    const database = await openPostgresAt(url.href);
    await prepare(database);
    await database.close();
    await admin.query(`alter database ${name}_new rename to ${name}`);
  } finally {
    await admin.end();
  }
}

async function prepare(database: Database): Promise<void> {
  await migrate(database.owner);
  const env = readEnv({ HARK_URL: 'http://hark.test', HARK_MODELS: 'false' }, projectDir);
  const app = await createApp({ env, log, database, services: ['web', 'worker', 'realtime'] });
  await app.close();
}
