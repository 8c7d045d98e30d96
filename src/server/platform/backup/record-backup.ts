import { stat } from 'node:fs/promises';
import type pg from 'pg';
import { verifyBackup } from './open-backup.ts';

type Made = { owner: pg.Pool; file: string; madeAt: Date; clock: () => Date; passphrase?: string };

/** Reads the archive once more before it counts: one that can't be read back is none. */
export async function recordBackup({ owner, file, madeAt, clock, passphrase }: Made): Promise<void> {
  await verifyBackup(file, passphrase);
  const { size } = await stat(file);
  // Before an update, the new code saves a database of the old version.
  const { rows } = await owner.query("select 1 where to_regclass('public.backup_records') is not null");
  if (rows.length === 0) return;
  await owner.query(
    `insert into backup_records (made_at, verified_at, bytes, sealed) values ($1, $2, $3, $4)
     on conflict (made_at) do nothing`,
    [madeAt, clock(), size, passphrase !== undefined],
  );
}
