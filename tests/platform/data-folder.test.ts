import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepNewFilesPrivate } from '#server/platform/db/close-data-folder.ts';
import { openDiskStorage } from '#server/platform/storage/disk-storage.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { fillDataDir, openDataDir } from '#tests/support/test-database.ts';

const others = 0o077;

/** What somebody else on the machine could read or write. */
function openPaths(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dir, name))
    .concat(dir)
    .filter((path) => (statSync(path).mode & others) !== 0);
}

it('is closed to other accounts, with what the database and the storage write and what an older version left', async () => {
  const dataDir = tempDir();
  await fillDataDir(dataDir);
  const umask = process.umask();
  onTestFinished(() => void process.umask(umask));
  keepNewFilesPrivate();
  chmodSync(dataDir, 0o755);
  mkdirSync(join(dataDir, 'files/old'), { recursive: true, mode: 0o755 });
  writeFileSync(join(dataDir, 'files/old/interview.mp4'), 'bytes', { mode: 0o644 });
  const database = await openDataDir(dataDir);
  await database.owner.query(
    'create table probe (id int); insert into probe select generate_series(1, 1000)',
  );
  await database.owner.query('checkpoint');
  await openDiskStorage(join(dataDir, 'files')).write('new/note.txt', Buffer.from('text'));
  await database.close();
  expect(openPaths(dataDir)).toEqual([]);
});
