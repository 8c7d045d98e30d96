import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { pino } from 'pino';
import type { Database } from '#server/platform/db/database.ts';
import { migrate, readMigrations } from '#server/platform/db/migrate.ts';
import { openDatabase, openPGlite } from '#server/platform/db/open-database.ts';

export const projectDir = join(import.meta.dirname, '../..');
export const testLog = pino({ level: process.env['TEST_LOG'] ?? 'silent' });
/** The server that the run was given, or undefined: then everything runs on the embedded database. */
export const testServer = process.env['HARK_TEST_DATABASE_URL'];

/** Migrated and empty; PGlite, or PostgreSQL where HARK_TEST_DATABASE_URL names a server. */
export async function openTestDatabase(): Promise<Database> {
  if (testServer === undefined) return openTestPGlite();
  const template = await postgresTemplate(testServer, 'migrated', (database) => migrate(database.owner));
  return openEmptyPostgres(testServer, template);
}

export async function openTestPGlite(): Promise<Database> {
  template ??= unpackTemplate(await pgliteTemplate());
  return openPGlite({ template }, { statementTimeoutMs: 60_000, log: testLog });
}

/** Unpacked once for all files of a process. */
let template: Uint8Array<ArrayBuffer> | undefined;

export function unpackTemplate(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gunzipSync(readFileSync(file)));
}

/** A migrated cluster to start from: creating one again takes seconds, loading this one under a second. */
async function pgliteTemplate(): Promise<string> {
  const dir = join(projectDir, '.cache/test-databases');
  const file = join(dir, `${migrationsChecksum()}.tar.gz`);
  if (existsSync(file)) return file;
  const fresh = await openPGlite({}, { statementTimeoutMs: 60_000, log: testLog });
  await migrate(fresh.owner);
  const bytes = await fresh.dump();
  await fresh.close();
  mkdirSync(dir, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

/** Fills a data folder with a migrated, empty embedded database; copying one is ten times faster than making it. */
export async function fillDataDir(dataDir: string): Promise<void> {
  const template = join(projectDir, '.cache/test-databases', `${migrationsChecksum()}.data`);
  if (!existsSync(template)) await (filling ??= makeDataTemplate(template));
  cpSync(template, dataDir, { recursive: true });
}

/** Made once in a process, however many of its tests ask for it side by side. */
let filling: Promise<void> | undefined;

async function makeDataTemplate(template: string): Promise<void> {
  mkdirSync(dirname(template), { recursive: true });
  const making = mkdtempSync(`${template}.`);
  const database = await openDataDir(making);
  await migrate(database.owner);
  await database.close();
  try {
    renameSync(making, template);
  } catch (error) {
    // Another process was faster; its folder is as good.
    if (!existsSync(template)) throw error;
    rmSync(making, { recursive: true });
  }
}

export async function openDataDir(dataDir: string, statementTimeoutMs = 60_000): Promise<Database> {
  return openDatabase({ dataDir, poolSize: 1, prepare: true, statementTimeoutMs, log: testLog });
}

/** Read once for all files of a process. */
let checksum: string | undefined;

export function migrationsChecksum(): string {
  return (checksum ??= createHash('sha256')
    .update(
      readMigrations()
        .map((one) => one.checksum)
        .join(),
    )
    .digest('hex'));
}

/** A database of its own on the server, a copy of the template; gone when it is closed. */
export async function openEmptyPostgres(
  server: string,
  template = 'template1',
): Promise<Database & { url: string }> {
  const { url, drop } = await createPostgresDatabase(server, template);
  const database = await openPostgresAt(url);
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** The name of a database to copy, far faster than migrating; one of the test processes makes it, the others wait. */
export async function postgresTemplate(
  server: string,
  kind: string,
  prepare: (database: Database) => Promise<unknown>,
): Promise<string> {
  const name = `hark_${kind}_${migrationsChecksum().slice(0, 16)}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock(7402332)');
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return name;
    // A run that was stopped while it made one leaves its half behind.
    await admin.query(`drop database if exists ${name}_new with (force)`);
    await admin.query(`create database ${name}_new`);
    const url = new URL(server);
    url.pathname = `/${name}_new`;
    const database = await openPostgresAt(url.href);
    await prepare(database);
    await database.close();
    await admin.query(`alter database ${name}_new rename to ${name}`);
    return name;
  } finally {
    await admin.end();
  }
}

export async function openPostgresAt(url: string): Promise<Database> {
  return openDatabase({
    url,
    dataDir: '',
    poolSize: 5,
    prepare: true,
    statementTimeoutMs: 60_000,
    log: testLog,
  });
}

export async function createPostgresDatabase(
  server: string,
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `hark_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  // Copied through the log, as is usual, it takes six times as long.
  await asAdmin(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(server, `drop database if exists ${name} with (force)`) };
}

export async function asAdmin(server: string, statement: string): Promise<void> {
  const admin = new Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
