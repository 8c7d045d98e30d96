import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ChangedMigration, migrate, readMigrations } from '#server/platform/db/migrate.ts';
import { startChild } from '#tests/support/child.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { openPostgresAt, openTestDatabase, projectDir, testServer } from '#tests/support/test-database.ts';
import { appliedIn, emptyPlace } from './support/empty-place.ts';

const migrationsDir = join(projectDir, 'db/migrations');
const child = 'tests/platform/children/migrate.ts';

function writeMigrations(files: Record<string, string>): string {
  const dir = join(tempDir(), 'migrations');
  mkdirSync(dir);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  return dir;
}

describe('migrate', () => {
  it('applies nothing the second time', async () => {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    expect(await appliedIn(database)).toEqual(readMigrations().map(({ name }) => name));
    expect(await migrate(database.owner)).toEqual({ applied: [] });
  });

  it('refuses a file that was changed after it had been applied, and leaves the database usable', async () => {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    const dir = join(tempDir(), 'migrations');
    cpSync(migrationsDir, dir, { recursive: true });
    writeFileSync(join(dir, '0001_foundation.sql'), 'select 1');
    const migrating = migrate(database.owner, undefined, readMigrations(dir));
    await expect(migrating).rejects.toThrow(ChangedMigration);
    await expect(migrating).rejects.toThrow('0001_foundation.sql was changed after it had been applied');
    expect(await migrate(database.owner)).toEqual({ applied: [] });
  });

  it('leaves nothing of a file that fails, keeps those before, and goes on once it is put right', async () => {
    const { open } = await emptyPlace();
    const database = await open();
    onTestFinished(() => database.close());
    const files = { '1.sql': 'create table one (id int)', '2.sql': 'create table two (id int); select 1/0' };
    const failing = migrate(database.owner, undefined, readMigrations(writeMigrations(files)));
    await expect(failing).rejects.toThrow('Migration 2.sql failed');
    expect(await appliedIn(database)).toEqual(['1.sql']);
    const right = writeMigrations({ ...files, '2.sql': 'create table two (id int)' });
    expect(await migrate(database.owner, undefined, readMigrations(right))).toEqual({ applied: ['2.sql'] });
  });

  it.runIf(testServer !== undefined)('changes rows for an owner who is bound by policies', async () => {
    const { open, place } = await emptyPlace();
    const admin = await open();
    onTestFinished(() => admin.close());
    const name = `plain_${randomBytes(6).toString('hex')}`;
    await admin.owner.query(`create role ${name} login; grant create on schema public to ${name}`);
    onTestFinished(async () => {
      await admin.owner.query(`drop owned by ${name}; drop role ${name}`);
    });
    const url = new URL(place);
    url.username = name;
    const database = await openPostgresAt(url.href);
    onTestFinished(() => database.close());
    const files = {
      '1.sql': `create table kept (says text); insert into kept values ('before');
        alter table kept enable row level security; alter table kept force row level security`,
      '2.sql': "update kept set says = 'after'",
    };
    await migrate(database.owner, undefined, readMigrations(writeMigrations(files)));
    expect((await database.owner.query('select says from kept')).rows).toEqual([]);
    expect((await admin.owner.query('select says from kept')).rows).toEqual([{ says: 'after' }]);
  });

  it('goes on after a kill in the middle of a file', async () => {
    const { place, open } = await emptyPlace();
    const dir = writeMigrations({
      '1.sql': 'create table one as select 1 as id',
      '2.sql': 'create table two as select 2 as id; select pg_sleep(1.5); insert into two values (3)',
      '3.sql': 'create table three as select 3 as id',
    });
    const killed = startChild(child, [dir, place]);
    await killed.says('applying 2.sql');
    await killed.kill();
    const again = startChild(child, [dir, place]);
    expect(await again.ended, again.errors()).toBe(0);
    expect(again.lines.at(-1)).toBe('applied ["2.sql","3.sql"]');
    const database = await open();
    onTestFinished(() => database.close());
    expect(await appliedIn(database)).toEqual(['1.sql', '2.sql', '3.sql']);
    const { rows } = await database.owner.query('select id from two order by id');
    expect(rows).toEqual([{ id: 2 }, { id: 3 }]);
  });

  it.runIf(testServer !== undefined)(
    'lets one of two processes apply a file and the other wait',
    async () => {
      const { place, open } = await emptyPlace();
      const both = [startChild(child, [migrationsDir, place]), startChild(child, [migrationsDir, place])];
      expect(
        await Promise.all(both.map(({ ended }) => ended)),
        both.map((one) => one.errors()).join(),
      ).toEqual([0, 0]);
      const applied = both.flatMap(({ lines }) => lines.filter((line) => line.startsWith('applying')));
      expect(applied.sort()).toEqual(readMigrations().map(({ name }) => `applying ${name}`));
      const database = await open();
      onTestFinished(() => database.close());
      expect(await appliedIn(database)).toEqual(readMigrations().map(({ name }) => name));
    },
  );

  it.runIf(testServer !== undefined)('outlasts the statement timeout of requests', async () => {
    const { open } = await emptyPlace();
    const database = await open();
    onTestFinished(() => database.close());
    await database.owner.query("set statement_timeout = '200ms'");
    const dir = writeMigrations({ '1.sql': 'select pg_sleep(0.5)' });
    expect(await migrate(database.owner, undefined, readMigrations(dir))).toEqual({ applied: ['1.sql'] });
  });
});
