import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { explainFailure } from '#server/platform/app/explain-failure.ts';
import type { Database } from '#server/platform/db/database.ts';
import { DataFolderInUse } from '#server/platform/db/data-lock.ts';
import { startChild } from '#tests/support/child.ts';
import { eventually } from '#tests/support/eventually.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { fillDataDir, openDataDir } from '#tests/support/test-database.ts';

async function openIn(dataDir: string, statementTimeoutMs?: number): Promise<Database> {
  const database = await openDataDir(dataDir, statementTimeoutMs);
  onTestFinished(() => database.close());
  return database;
}

async function filledDir(): Promise<string> {
  const dataDir = tempDir();
  await fillDataDir(dataDir);
  return dataDir;
}

describe('a statement that runs away', () => {
  it('is stopped, and the database comes back with everything acknowledged before', async () => {
    const database = await openIn(await filledDir(), 1500);
    const heard: string[] = [];
    await database.owner.query('create table kept (id int)');
    await database.listen('test_runaway', (payload) => heard.push(payload));
    await database.owner.query('insert into kept values (1)');
    const endless = database.owner.query('select count(*) from generate_series(1, 100000000000)');
    const waiting = database.owner.query('select id from kept');
    await expect(endless).rejects.toThrow(/stopped/);
    expect((await waiting).rows).toEqual([{ id: 1 }]);
    await database.owner.query('insert into kept values (2)');
    expect((await database.owner.query('select id from kept order by id')).rows).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    await database.owner.query("select pg_notify('test_runaway', 'again')");
    await eventually('listeners hear again', () => heard.includes('again'));
    expect(heard).toContain('');
  });

  it('takes its transaction with it and no other', async () => {
    const database = await openIn(await filledDir(), 1500);
    await database.owner.query('create table kept (id int); grant insert on kept to hark_app');
    const runaway = database.transaction({}, 'read write', async (db) => {
      await sql`insert into kept values (1)`.execute(db);
      await sql`select count(*) from generate_series(1, 100000000000)`.execute(db);
    });
    await expect(runaway).rejects.toThrow(/stopped/);
    await database.transaction({}, 'read write', (db) => sql`insert into kept values (2)`.execute(db));
    expect((await database.owner.query('select id from kept')).rows).toEqual([{ id: 2 }]);
  });
});

describe('the one session', () => {
  it('is clean for the next connection, whatever the last one left open', async () => {
    const database = await openIn(await filledDir());
    await database.transaction({}, 'read only', (db) => sql`select 1 as named`.execute(db));
    const client = await database.owner.connect();
    await client.query('begin');
    await client.query("set local role hark_app; set hark.workspace_id = 'left over'");
    await expect(client.query('select 1/0')).rejects.toThrow('division by zero');
    client.release(true);
    const { rows } = await database.owner.query(
      "select current_user::text as role, coalesce(current_setting('hark.workspace_id', true), '') as workspace",
    );
    expect(rows).toEqual([{ role: 'postgres', workspace: '' }]);
    await database.transaction({}, 'read only', (db) => sql`select 1 as named`.execute(db));
  });
});

describe('the memory of the process', () => {
  it('holds no answer that was given', async () => {
    const database = await openIn(await filledDir());
    const [answers, megabytes] = [120, 5];
    const before = process.memoryUsage().rss;
    for (let count = 0; count < answers; count += 1) {
      const { rows } = await database.owner.query<{ text: string }>("select repeat('x', $1) as text", [
        megabytes * 1_000_000,
      ]);
      expect(rows[0]?.text.length).toBe(megabytes * 1_000_000);
    }
    const grown = process.memoryUsage().rss - before;
    expect(grown).toBeLessThan((answers * megabytes * 1_000_000) / 2);
  });
});

describe('the data folder', () => {
  it('belongs to one process: a second gets a clear error, whatever path it uses', async () => {
    const dataDir = await filledDir();
    const holder = startChild('tests/platform/children/hold-data-folder.ts', [dataDir]);
    onTestFinished(() => holder.kill());
    await holder.says('open');
    await expect(openIn(dataDir)).rejects.toThrow(DataFolderInUse);
    const link = join(tempDir(), 'link');
    symlinkSync(dataDir, link);
    const error = await openIn(link).catch((thrown: unknown) => thrown);
    expect(explainFailure(error)).toBe(
      `The data folder ${link} is used by another Hark. Stop that one, or set HARK_DATA_DIR to another folder.`,
    );
  });

  it('belongs to one database of a process', async () => {
    const dataDir = await filledDir();
    await openIn(dataDir);
    await expect(openIn(dataDir)).rejects.toThrow(DataFolderInUse);
  });

  it('is free as soon as its process is killed', async () => {
    const dataDir = await filledDir();
    const holder = startChild('tests/platform/children/hold-data-folder.ts', [dataDir]);
    await holder.says('open');
    await holder.kill();
    const database = await openIn(dataDir);
    expect((await database.owner.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('is free after a database that could not be opened', async () => {
    const dataDir = await filledDir();
    writeFileSync(join(dataDir, 'db/global/pg_control'), 'not a control file');
    await expect(openIn(dataDir)).rejects.not.toThrow(DataFolderInUse);
    await expect(openIn(dataDir)).rejects.not.toThrow(DataFolderInUse);
  });
});
