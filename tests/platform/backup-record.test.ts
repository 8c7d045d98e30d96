import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeBackup } from '#server/platform/backup/make-backup.ts';
import { DamagedBackup } from '#server/platform/backup/open-backup.ts';
import { recordBackup } from '#server/platform/backup/record-backup.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

it('a backup is on record once it was read back, and not when it is damaged', async () => {
  const database = await openTestDatabase();
  const { owner } = database;
  onTestFinished(() => database.close());
  const [file, broken] = [join(tempDir(), 'backup.tar.gz'), join(tempDir(), 'broken.tar.gz')];
  const now = new Date('2026-11-15T08:30:00Z');
  await makeBackup({ owner, filesDir: join(tempDir(), 'files'), file, now });
  await recordBackup({ owner, file, madeAt: now, clock: () => now });
  writeFileSync(broken, readFileSync(file).subarray(0, 500));
  const damaged = recordBackup({
    owner,
    file: broken,
    madeAt: new Date(now.getTime() + 1000),
    clock: () => now,
  });
  await expect(damaged).rejects.toThrow(DamagedBackup);
  const { rows } = await owner.query('select made_at, bytes::int, sealed from backup_records');
  expect(rows).toEqual([{ made_at: now, bytes: statSync(file).size, sealed: false }]);
});
