import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { filesFolder, manifestName, tablesFolder, type Manifest } from './manifest.ts';
import { readRows } from './read-rows.ts';
import { sealBackup } from './seal-backup.ts';
import { readStoredTables } from './table-catalog.ts';
import { tarEnd, writeTarEntry, type TarEntry } from './tar.ts';

type BackupOptions = {
  owner: pg.Pool;
  filesDir: string;
  file: string;
  now: Date;
  /** Seals the file; without one anybody who has it can read it. */
  passphrase?: string;
};

/** Writes database and files into one file, as they were at one moment; the server may go on meanwhile. */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const manifest: Manifest = {
    format: 1,
    createdAt: options.now.toISOString(),
    migrations: [],
    tables: {},
    entries: {},
  };
  const client = await options.owner.connect();
  const partial = `${options.file}.partial`;
  try {
    await client.query('begin isolation level repeatable read read only');
    await pipeline(
      Readable.from(writeBackup(client, options.filesDir, manifest), { objectMode: false }),
      createGzip({ level: 5 }),
      (zipped: AsyncIterable<Uint8Array>) =>
        options.passphrase === undefined ? zipped : sealBackup(zipped, options.passphrase),
      // fsync before the rename: a file of the final name is a whole one, even after a power cut.
      createWriteStream(partial, { flush: true, mode: 0o600 }),
    );
    await rename(partial, options.file);
    return manifest;
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
    await rm(partial, { force: true });
  }
}

async function* writeBackup(
  client: pg.ClientBase,
  filesDir: string,
  manifest: Manifest,
): AsyncGenerator<Uint8Array> {
  const migrations = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  );
  manifest.migrations = migrations.rows;
  const workspaces = await client.query<{ id: string }>('select id from workspaces order by id');
  const workspaceIds = workspaces.rows.map(({ id }) => id);
  for (const table of await readStoredTables(client)) {
    const { name, columns } = table;
    const stored = { columns: columns.map((column) => column.name), rows: 0 };
    manifest.tables[name] = stored;
    let part = 0;
    for await (const lines of readRows(client, table, workspaceIds)) {
      stored.rows += lines.length;
      part += 1;
      const content = Buffer.from(`${lines.join('\n')}\n`);
      const entry = `${tablesFolder}${name}/${String(part).padStart(8, '0')}.jsonl`;
      yield* writeEntry(manifest, { name: entry, size: content.length, content: [content] });
    }
  }
  // After the rows: a file is written before the row that names it, so none of the snapshot's can be missing.
  for await (const path of listFiles(filesDir)) {
    const file = join(filesDir, path);
    const { size } = await stat(file);
    yield* writeEntry(manifest, { name: `${filesFolder}${path}`, size, content: createReadStream(file) });
  }
  const content = Buffer.from(JSON.stringify(manifest));
  yield* writeTarEntry({ name: manifestName, size: content.length, content: [content] });
  yield tarEnd();
}

async function* writeEntry(manifest: Manifest, entry: TarEntry): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  async function* hashing(): AsyncGenerator<Uint8Array> {
    for await (const chunk of entry.content) {
      hash.update(chunk);
      yield chunk;
    }
  }
  yield* writeTarEntry({ ...entry, content: hashing() });
  manifest.entries[entry.name] = { size: entry.size, sha256: hash.digest('hex') };
}

/** Paths below the folder, with forward slashes on every system. */
async function* listFiles(dir: string, below = ''): AsyncGenerator<string> {
  const folder = await opendir(join(dir, below)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for await (const entry of folder) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* listFiles(dir, path);
    else if (entry.isFile()) yield path;
  }
}
