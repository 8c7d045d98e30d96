import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { makeBackup } from '#server/platform/backup/make-backup.ts';
import { DamagedBackup, verifyBackup } from '#server/platform/backup/open-backup.ts';
import { requeueJobs } from '#server/platform/backup/requeue-jobs.ts';
import { RestoreRefused, restoreBackup } from '#server/platform/backup/restore-backup.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dumpSchema } from './support/dump-schema.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import {
  asAdmin,
  createPostgresDatabase,
  openEmptyPostgres,
  openPostgresAt,
  openTestDatabase,
  openTestPGlite,
  testLog,
  testServer,
} from '#tests/support/test-database.ts';
import { AnyRow } from './support/any-row.ts';
import { readCatalog } from './support/catalog.ts';
import { openJobRunner } from './support/job-runner.ts';
import { addWorkspace } from './support/test-workspace.ts';

const now = new Date('2026-11-15T08:30:00Z');

/** Two workspaces with a row of every table, texts and values that are easily lost, and files. */
async function fill(database: Database, filesDir: string): Promise<void> {
  const catalog = await readCatalog(database.owner);
  const anyRow = new AnyRow(database.owner, catalog);
  for (const name of ['one', 'two']) {
    const workspace = await addWorkspace(database, name);
    for (const table of catalog.values()) {
      if (['migrations', 'instance', 'workspaces'].includes(table.name)) continue;
      await anyRow.insert(table, workspace.id).catch((error: unknown) => {
        // A parent was made on the way; a table with one row a workspace has it then.
        if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
      });
    }
    await database.owner.query(
      `insert into events (workspace_id, id, type, payload, created_at)
       values ($1, gen_random_uuid(), 'odd', $2, '2026-01-02 03:04:05.678901+00'),
              ($1, gen_random_uuid(), 'null', 'null'::jsonb, 'infinity')`,
      [
        workspace.id,
        `{"text": ${JSON.stringify('tab\t line\nquote " back\\slash ünïcödé 🪶   {}')}, "big": 12345678901234567890}`,
      ],
    );
    await database.owner.query(
      `insert into projects (workspace_id, id, title, created_by, created_at, updated_at, access_id)
       select workspace_id, gen_random_uuid(), 'Project ' || n || E'\\n\\t"', id, now(), now(), gen_random_uuid()
       from members, generate_series(1, 1500) n where workspace_id = $1
       and id = (select id from members where workspace_id = $1 limit 1)`,
      [workspace.id],
    );
  }
  await database.owner.query("insert into instance (secret) values ('the secret') on conflict do nothing");
  const files: Record<string, Buffer> = {
    'a.txt': Buffer.from('hello'),
    'empty.bin': Buffer.alloc(0),
    'deep/er/block.bin': Buffer.alloc(1024, 7),
    [`${'long-name/'.repeat(14)}ünïcödé 🪶.bin`]: randomBytes(100_001),
    'large.bin': randomBytes(3_000_000),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(filesDir, path)), { recursive: true });
    writeFileSync(join(filesDir, path), content);
  }
}

/** Everything there is, as text: what must be the same afterwards. */
async function contentOf(database: Database): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const { name } of (await readCatalog(database.owner)).values()) {
    if (name === 'migrations' || name === 'instance') continue;
    const { rows } = await database.owner.query<{ line: string }>(
      `select to_jsonb(t)::text as line from ${name} t`,
    );
    content[name] = rows.map(({ line }) => line).sort();
  }
  return content;
}

function filesOf(dir: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const path of readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(dir, path);
    if (statSync(file).isFile()) found[path] = createHash('sha256').update(readFileSync(file)).digest('hex');
  }
  return found;
}

let source: Database;
let dir: string;
let sourceDir: string;
let backupFile: string;
let saved: Record<string, string[]>;
beforeAll(async () => {
  source = await openTestDatabase();
  dir = mkdtempSync(join(tmpdir(), 'hark-backup-'));
  sourceDir = join(dir, 'files');
  backupFile = join(dir, 'backup.tar.gz');
  await fill(source, sourceDir);
  saved = await contentOf(source);
  await makeBackup({ owner: source.owner, filesDir: sourceDir, file: backupFile, now });
});
afterAll(async () => {
  await source.close();
  rmSync(dir, { recursive: true });
});

function opened<D extends Database>(database: D): D {
  onTestFinished(() => database.close());
  return database;
}

async function restoreInto(database: Database, force = false): Promise<string> {
  const filesDir = join(tempDir(), 'files');
  await restoreBackup({ owner: database.owner, filesDir, file: backupFile, force });
  return filesDir;
}

async function expectSame(database: Database, filesDir: string): Promise<void> {
  expect(await contentOf(database)).toEqual(saved);
  expect(filesOf(filesDir)).toEqual(filesOf(sourceDir));
  expect(await dumpSchema(database.owner)).toBe(await dumpSchema(source.owner));
}

describe('a backup', () => {
  it('holds no key of the installation', async () => {
    const manifest = await verifyBackup(backupFile);
    expect(Object.keys(manifest.tables)).toContain('sealed_secrets');
    expect(Object.keys(manifest.tables)).not.toContain('instance');
    expect(gunzipSync(readFileSync(backupFile)).includes('the secret')).toBe(false);
  });

  it('counts every table and every file', async () => {
    const manifest = await verifyBackup(backupFile);
    const counts = Object.fromEntries(
      Object.entries(manifest.tables).map(([name, { rows }]) => [name, rows]),
    );
    expect(counts).toEqual(
      Object.fromEntries(Object.entries(saved).map(([name, lines]) => [name, lines.length])),
    );
    expect(counts['projects']).toBeGreaterThan(3000);
    expect(Object.keys(manifest.entries).filter((name) => name.startsWith('files/'))).toHaveLength(5);
    expect(manifest.migrations.length).toBeGreaterThan(0);
    expect(existsSync(`${backupFile}.partial`)).toBe(false);
  });

  it('comes back the same into a database of the same kind', async () => {
    const target = opened(await openTestDatabase());
    await expectSame(target, await restoreInto(target));
  });

  it('comes back the same into the embedded database', async () => {
    const target = opened(await openTestPGlite());
    await expectSame(target, await restoreInto(target));
  });

  it('leaves the numbering where it was', async () => {
    const target = opened(await openTestDatabase());
    await restoreInto(target);
    const { rows } = await target.owner.query<{ above: boolean }>(
      `insert into outbox (workspace_id, event_id, subscriber, run_at)
       select id, gen_random_uuid(), 'x', now() from workspaces limit 1
       returning id > (select max(id) from outbox) as above`,
    );
    expect(rows).toEqual([{ above: true }]);
  });

  it('is refused by a database with data in it, unless forced', async () => {
    const target = opened(await openTestDatabase());
    await addWorkspace(target, 'mine');
    const before = await contentOf(target);
    await expect(restoreInto(target)).rejects.toThrow(RestoreRefused);
    expect(await contentOf(target)).toEqual(before);
    expect(await dumpSchema(target.owner)).toBe(await dumpSchema(source.owner));
    await expectSame(target, await restoreInto(target, true));
  });

  it('is refused by a folder with files in it, unless forced', async () => {
    const target = opened(await openTestDatabase());
    const filesDir = join(tempDir(), 'files');
    mkdirSync(filesDir);
    writeFileSync(join(filesDir, 'mine.txt'), 'mine');
    const options = { owner: target.owner, filesDir, file: backupFile };
    await expect(restoreBackup({ ...options, force: false })).rejects.toThrow('There are files in');
    expect(filesOf(filesDir)).toHaveProperty(['mine.txt']);
    await restoreBackup({ ...options, force: true });
    await expectSame(target, filesDir);
    expect(readdirSync(dirname(filesDir))).toEqual(['files']);
  });

  it('runs the jobs again that had not ended, and no other', async () => {
    const job = defineJob({
      name: 'test.restored',
      payload: object({ name: string }),
      timeoutSeconds: 60,
      run: async ({ payload }) => ({ done: payload.name }),
    });
    const first = await openTestDatabase();
    const runner = await openJobRunner(first, [job]);
    const workspace = await addWorkspace(first);
    const id = await runner.start(workspace.id, job, { name: 'later' });
    const file = join(tempDir(), 'jobs.tar.gz');
    await makeBackup({ owner: first.owner, filesDir: join(tempDir(), 'none'), file, now });
    await runner.close();
    await first.close();
    const target = opened(await openTestDatabase());
    const restored = await restoreBackup({
      owner: target.owner,
      filesDir: join(tempDir(), 'files'),
      file,
      force: false,
    });
    await requeueJobs(target, restored.unfinishedJobs, testLog);
    const after = await openJobRunner(target, [job]);
    onTestFinished(() => after.close());
    await after.work();
    expect(await after.ended(id)).toMatchObject({ state: 'completed', result: { done: 'later' } });
  });
});

describe('a sealed backup', () => {
  const passphrase = 'a long walk by the sea';
  const seal = async (): Promise<string> => {
    const file = join(tempDir(), 'backup.tar.gz.sealed');
    await makeBackup({ owner: source.owner, filesDir: sourceDir, file, now, passphrase });
    return file;
  };

  it('shows nothing of what it holds, and comes back the same with its passphrase', async () => {
    const file = await seal();
    const bytes = readFileSync(file);
    expect(() => gunzipSync(bytes)).toThrow('incorrect header check');
    for (const word of ['manifest.json', 'projects', 'ustar']) expect(bytes.includes(word)).toBe(false);
    const target = opened(await openTestDatabase());
    const filesDir = join(tempDir(), 'files');
    await restoreBackup({ owner: target.owner, filesDir, file, force: false, passphrase });
    await expectSame(target, filesDir);
  });

  it('opens for nobody without the passphrase, and not when a byte or its end is missing', async () => {
    const file = await seal();
    await expect(verifyBackup(file)).rejects.toThrow('is sealed. Set HARK_BACKUP_PASSPHRASE');
    await expect(verifyBackup(file, 'a long walk by the lake')).rejects.toThrow('doesn’t open with this');
    const bytes = readFileSync(file);
    const damaged = join(tempDir(), 'damaged.sealed');
    const flipped = Buffer.from(bytes);
    flipped[70_000] = (flipped[70_000] ?? 0) ^ 0x10;
    const cuts = [bytes.subarray(0, -1), bytes.subarray(0, 65_610)];
    // Two whole parts in the wrong order.
    const [head, first, second] = [
      bytes.subarray(0, 58),
      bytes.subarray(58, 65_610),
      bytes.subarray(65_610, 131_162),
    ];
    const moved = Buffer.concat([head, second, first, bytes.subarray(131_162)]);
    for (const content of [...cuts, flipped, moved]) {
      writeFileSync(damaged, content);
      await expect(verifyBackup(damaged, passphrase)).rejects.toThrow(DamagedBackup);
    }
  });
});

describe('a damaged backup', () => {
  it('is refused for every flipped byte that matters, and nothing changes', async () => {
    const target = opened(await openTestDatabase());
    const before = await contentOf(target);
    const bytes = readFileSync(backupFile);
    const file = join(tempDir(), 'damaged.tar.gz');
    const places = [
      12,
      100,
      5000,
      ...Array.from({ length: 8 }, (_one, n) => Math.floor((bytes.length * (n + 1)) / 9)),
    ];
    for (const place of [...places, bytes.length - 8, bytes.length - 1]) {
      const damaged = Buffer.from(bytes);
      damaged[place] = (damaged[place] ?? 0) ^ 0x10;
      writeFileSync(file, damaged);
      const filesDir = join(tempDir(), 'files');
      const restoring = restoreBackup({ owner: target.owner, filesDir, file, force: true });
      await expect(restoring, `byte ${place} of ${bytes.length}`).rejects.toThrow(DamagedBackup);
      await expect(restoring).rejects.toThrow(/is damaged: [^\n]+\.$/);
      expect(existsSync(filesDir)).toBe(false);
    }
    expect(await contentOf(target)).toEqual(before);
  });

  it('is refused when it was cut off, is empty or is something else', async () => {
    const bytes = readFileSync(backupFile);
    const file = join(tempDir(), 'cut.tar.gz');
    for (const content of [
      bytes.subarray(0, bytes.length / 2),
      bytes.subarray(0, -4),
      Buffer.alloc(0),
      Buffer.from('hello'),
    ]) {
      writeFileSync(file, content);
      await expect(verifyBackup(file)).rejects.toThrow(DamagedBackup);
    }
  });
});

describe.runIf(testServer !== undefined)('on a PostgreSQL server', () => {
  const server = testServer ?? '';

  it('comes back into a server from the embedded database', async () => {
    const embedded = opened(await openTestPGlite());
    await restoreInto(embedded);
    const file = join(tempDir(), 'embedded.tar.gz');
    await makeBackup({ owner: embedded.owner, filesDir: sourceDir, file, now });
    const target = opened(await openEmptyPostgres(server));
    const filesDir = join(tempDir(), 'files');
    await restoreBackup({ owner: target.owner, filesDir, file, force: false });
    await expectSame(target, filesDir);
  });

  it('is one moment, though others write meanwhile', async () => {
    const busy = opened(await openTestDatabase());
    const workspace = await addWorkspace(busy);
    const writes = { go: true, done: 0 };
    const writer = (async () => {
      while (writes.go) {
        await busy.owner.query(
          `with event as (insert into events (workspace_id, id, type, payload, created_at)
             values ($1, gen_random_uuid(), 'pair', '{}', now()) returning workspace_id, id)
           insert into outbox (workspace_id, event_id, subscriber, run_at) select workspace_id, id, 'pair', now() from event`,
          [workspace.id],
        );
        writes.done += 1;
      }
    })();
    const file = join(tempDir(), 'busy.tar.gz');
    while (writes.done < 50) await busy.owner.query('select 1');
    await makeBackup({ owner: busy.owner, filesDir: sourceDir, file, now });
    const during = writes.done;
    writes.go = false;
    await writer;
    const target = opened(await openTestDatabase());
    await restoreBackup({ owner: target.owner, filesDir: join(tempDir(), 'files'), file, force: false });
    const { rows } = await target.owner.query<{ events: number; pairs: number }>(
      `select (select count(*)::int from events) as events,
        (select count(*)::int from events e join outbox o on o.event_id = e.id) as pairs`,
    );
    expect(rows[0]?.events).toBe(rows[0]?.pairs);
    expect(rows[0]?.events).toBeGreaterThanOrEqual(50);
    expect(rows[0]?.events).toBeLessThanOrEqual(during);
  });

  it('saves and restores everything as an owner who is no superuser', async () => {
    const role = `hark_owner_${randomBytes(4).toString('hex')}`;
    await asAdmin(server, `create role ${role} login createrole nosuperuser nobypassrls in role hark_app`);
    const places = [await createPostgresDatabase(server), await createPostgresDatabase(server)];
    const [first, second] = await Promise.all(
      places.map(async ({ url, drop }) => {
        const name = new URL(url).pathname.slice(1);
        await asAdmin(server, `alter database ${name} owner to ${role}`);
        const own = new URL(url);
        own.username = role;
        const database = await openPostgresAt(own.href);
        onTestFinished(async () => {
          await database.close();
          await drop();
        });
        return database;
      }),
    );
    if (!first || !second) throw new Error('Two databases were made');
    const filesDir = join(tempDir(), 'files');
    await restoreBackup({ owner: first.owner, filesDir, file: backupFile, force: false });
    const file = join(tempDir(), 'owner.tar.gz');
    const manifest = await makeBackup({ owner: first.owner, filesDir, file, now });
    for (const [name, lines] of Object.entries(saved))
      expect(manifest.tables[name]?.rows, name).toBe(lines.length);
    await restoreBackup({ owner: second.owner, filesDir: join(tempDir(), 'files'), file, force: false });
    expect(await dumpSchema(second.owner)).toBe(await dumpSchema(source.owner));
    expect(await migrate(second.owner)).toEqual({ applied: [] });
  });
});
