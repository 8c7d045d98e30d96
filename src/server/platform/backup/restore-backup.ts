import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { migrate, readMigrations, type Migration } from '#server/platform/db/migrate.ts';
import { filesFolder, tablesFolder, type Manifest } from './manifest.ts';
import { DamagedBackup, readEntries, textOf, verifyBackup } from './open-backup.ts';
import { findUnfinishedJobs, type UnfinishedJob } from './requeue-jobs.ts';
import { clearTables, holdRules, insertLines, isEmpty, resetSequences } from './restore-tables.ts';
import { readStoredTables, type StoredTable } from './table-catalog.ts';
import type { TarEntry } from './tar.ts';

export class RestoreRefused extends Error {}

type RestoreOptions = {
  owner: pg.Pool;
  filesDir: string;
  file: string;
  force: boolean;
  /** Of a sealed backup. */
  passphrase?: string;
};
export type Restored = { manifest: Manifest; unfinishedJobs: UnfinishedJob[] };

/** Puts a backup back, all of it or nothing. Every checksum is verified before anything is touched. */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { owner, filesDir, file, force, passphrase } = options;
  const manifest = await verifyBackup(file, passphrase);
  if (!force && (await holdsFiles(filesDir))) {
    throw new RestoreRefused(`There are files in ${filesDir}. Use --force to replace them and the database.`);
  }
  await migrateTo(owner, manifest);
  const restoring = `${filesDir}.restoring`;
  const replaced = `${filesDir}.replaced`;
  const client = await owner.connect();
  let unfinishedJobs: UnfinishedJob[];
  try {
    await rm(restoring, { recursive: true, force: true });
    await mkdir(restoring, { recursive: true });
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const tables = await readStoredTables(client);
    const letGo = await holdRules(client);
    if (!force && !(await isEmpty(client, tables))) {
      throw new RestoreRefused('The database holds data already. Use --force to replace all of it.');
    }
    await clearTables(client, tables);
    await readInto({ client, tables, manifest, restoring, file, passphrase });
    await resetSequences(client);
    unfinishedJobs = await findUnfinishedJobs(client);
    await letGo();
    await swap(filesDir, restoring, replaced);
    try {
      await client.query('commit');
    } catch (error) {
      await swap(filesDir, replaced, restoring);
      throw error;
    }
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
    await rm(restoring, { recursive: true, force: true });
  }
  await rm(replaced, { recursive: true, force: true });
  // A backup of an older version goes up to this one with its data in it.
  await migrate(owner);
  return { manifest, unfinishedJobs };
}

/** Brings an empty database to exactly the schema that the backup was made from. */
async function migrateTo(owner: pg.Pool, manifest: Manifest): Promise<void> {
  const known = readMigrations();
  const wanted: Migration[] = manifest.migrations.map(({ name, checksum }) => {
    const migration = known.find((one) => one.name === name && one.checksum === checksum);
    if (!migration)
      throw new RestoreRefused(`The backup is from another version of Hark (${name}). Update Hark first.`);
    return migration;
  });
  await migrate(owner, undefined, wanted);
  const { rows } = await owner.query<{ name: string }>('select name from migrations');
  const newer = rows.find(({ name }) => !wanted.some((one) => one.name === name));
  if (newer) {
    throw new RestoreRefused(
      `The backup is from an older Hark than this database (${newer.name}). Restore it into a new, empty one; it is updated on the way.`,
    );
  }
}

type Reading = {
  client: pg.ClientBase;
  tables: StoredTable[];
  manifest: Manifest;
  restoring: string;
  file: string;
  passphrase: string | undefined;
};

async function readInto({ client, tables, manifest, restoring, file, passphrase }: Reading): Promise<void> {
  const restored = new Map<string, number>();
  for await (const entry of readEntries(file, passphrase)) {
    if (entry.name.startsWith(tablesFolder)) {
      const name = entry.name.slice(tablesFolder.length, entry.name.lastIndexOf('/'));
      // Backups of older versions hold the key of their installation.
      if (name === 'instance') {
        await textOf(entry.content);
        continue;
      }
      const table = tables.find((one) => one.name === name);
      const columns = manifest.tables[name]?.columns;
      if (!table || !columns) throw new DamagedBackup(`There is no table ${name}.`);
      const lines = (await textOf(entry.content)).split('\n').filter((line) => line !== '');
      await insertLines(client, table, columns, lines);
      restored.set(name, (restored.get(name) ?? 0) + lines.length);
    } else if (entry.name.startsWith(filesFolder)) {
      await writeFile(restoring, entry);
    } else {
      await textOf(entry.content);
    }
  }
  for (const [name, { rows }] of Object.entries(manifest.tables)) {
    if (name === 'instance') continue;
    const count = restored.get(name) ?? 0;
    if (count !== rows) throw new DamagedBackup(`The table ${name} has ${count} rows instead of ${rows}.`);
  }
}

async function writeFile(dir: string, { name, content }: TarEntry): Promise<void> {
  const path = normalize(join(dir, name.slice(filesFolder.length)));
  // A file made by somebody else must not write outside of its folder.
  if (!path.startsWith(normalize(dir) + sep))
    throw new DamagedBackup(`The backup holds a wrong path: ${name}.`);
  await mkdir(dirname(path), { recursive: true });
  await pipeline(Readable.from(content, { objectMode: false }), createWriteStream(path, { flush: true }));
}

/** `next` becomes the folder, and the folder becomes `previous`. */
async function swap(folder: string, next: string, previous: string): Promise<void> {
  await rm(previous, { recursive: true, force: true });
  await rename(folder, previous).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(previous, { recursive: true });
  });
  await rename(next, folder);
}

async function holdsFiles(dir: string): Promise<boolean> {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.length > 0;
}
