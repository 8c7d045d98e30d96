import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { createApp, type App } from '#server/app.ts';
import type { Feature } from '#server/platform/app/feature.ts';
import type { Database } from '#server/platform/db/database.ts';
import { migrate, readMigrations } from '#server/platform/db/migrate.ts';
import { openDatabase, openPGlite } from '#server/platform/db/open-database.ts';
import { readEnv, type Env } from '#server/platform/env/env.ts';
import { createClock, type Clock } from './clock.ts';

const projectDir = join(import.meta.dirname, '../..');
const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' });

export type TestApp = App & { clock: Clock; env: Env; database: Database };

/** A whole server on a database of its own, in this process; `http.inject` reaches it without a port. */
export async function startTestApp(
  options: { env?: Partial<Env>; extra?: readonly Feature[] } = {},
): Promise<TestApp> {
  const database = await openTestDatabase();
  const clock = createClock();
  const env: Env = { ...readEnv({ HARK_URL: 'http://hark.test' }, projectDir), ...options.env };
  const app = await createApp({
    env,
    log,
    database,
    services: ['web', 'worker', 'realtime'],
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
    },
  };
}

/** Migrated and empty; PGlite, or PostgreSQL where HARK_TEST_DATABASE_URL names a server. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['HARK_TEST_DATABASE_URL'];
  return server === undefined ? openTestPGlite() : openTestPostgres(server);
}

async function openTestPGlite(): Promise<Database> {
  const template = await pgliteTemplate();
  return openPGlite({ template }, { statementTimeoutMs: 60_000, log });
}

/** A migrated cluster to start from: creating one anew takes seconds, loading this one under a second. */
async function pgliteTemplate(): Promise<Uint8Array<ArrayBuffer>> {
  const checksum = migrationsChecksum();
  const dir = join(projectDir, '.cache/test-databases');
  const file = join(dir, `${checksum}.tar.gz`);
  if (existsSync(file)) return new Uint8Array(readFileSync(file));
  const fresh = await openPGlite({}, { statementTimeoutMs: 60_000, log });
  await migrate(fresh.owner);
  const bytes = await fresh.dump();
  await fresh.close();
  mkdirSync(dir, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
  return bytes;
}

async function openTestPostgres(server: string): Promise<Database> {
  const name = `hark_test_${migrationsChecksum().slice(0, 8)}_${process.pid}_${Date.now()}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({
    url: url.href,
    dataDir: '',
    poolSize: 5,
    prepare: true,
    statementTimeoutMs: 60_000,
    log,
  });
  await migrate(database.owner);
  return database;
}

function migrationsChecksum(): string {
  return createHash('sha256')
    .update(readMigrations().map(({ checksum }) => checksum).join())
    .digest('hex');
}
