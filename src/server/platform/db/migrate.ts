import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const migrationsDir = join(import.meta.dirname, '../../../../db/migrations');
/** Any number that nothing else in the database locks. */
const lockKey = 7_402_331;

export type MigrationReport = { applied: string[] };

/**
 * Brings the schema up to date. Each file is one transaction together with its own record,
 * so a kill at any moment leaves either all of a migration or nothing of it.
 */
export async function migrate(
  owner: pg.Pool,
  onApply: (name: string, isNew: boolean) => void = () => {},
  migrations: readonly Migration[] = readMigrations(),
): Promise<MigrationReport> {
  const client = await owner.connect();
  try {
    // Building an index on a big table, or waiting for the process that does, takes longer than any request may.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const known = await appliedMigrations(client);
    const applied: string[] = [];
    for (const migration of migrations) {
      const checksum = known.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum !== undefined) throw new ChangedMigration(migration.name);
      onApply(migration.name, known.size === 0);
      await apply(client, migration);
      applied.push(migration.name);
    }
    return { applied };
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {});
    await client.query('reset statement_timeout').catch(() => {});
    client.release();
  }
}

export class ChangedMigration extends Error {
  constructor(name: string) {
    super(`The migration ${name} was changed after it had been applied. Migrations are append only.`);
  }
}

export type Migration = { name: string; sql: string; checksum: string };

export function readMigrations(dir = migrationsDir): Migration[] {
  return readdirSync(dir)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(dir, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

async function appliedMigrations(client: pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    const bound = await liftOwnPolicies(client);
    await client.query(migration.sql);
    for (const table of bound) await client.query(`alter table if exists ${table} force row level security`);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed`, { cause: error });
  }
}

/**
 * Policies bind the owner of the tables too, unless it is a superuser: a migration that changes rows would find none,
 * say nothing, and the next line would drop what it was to carry over.
 */
async function liftOwnPolicies(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_roles r on r.oid = c.relowner
     where c.relforcerowsecurity and r.rolname = current_user and not r.rolsuper and not r.rolbypassrls`,
  );
  for (const { name } of rows) await client.query(`alter table ${name} no force row level security`);
  return rows.map(({ name }) => name);
}
