import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeBackup } from '#server/platform/backup/make-backup.ts';
import { recordBackup } from '#server/platform/backup/record-backup.ts';
import { backupPassphrase } from './backup-passphrase.ts';
import { readArguments, say, WrongUsage } from './command.ts';
import { withInstallation } from './open-installation.ts';

const usage = 'npx hark backup [file]';

/** Saves database and files into one file, reads it back and keeps a record that admins see. */
export async function backup(args: string[]): Promise<void> {
  const { positionals } = readArguments(args, {}, usage);
  if (positionals.length > 1) throw new WrongUsage(`Usage: ${usage}`);
  const passphrase = backupPassphrase(process.env);
  const now = new Date();
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
  const file = resolve(positionals[0] ?? `hark-${stamp}.tar.gz${passphrase === undefined ? '' : '.sealed'}`);
  if (existsSync(file)) throw new WrongUsage(`${file} exists already. Name another file.`);
  const manifest = await withInstallation(async ({ database, filesDir }) => {
    const { rows } = await database.owner.query(
      "select 1 where to_regclass('public.migrations') is not null",
    );
    if (rows.length === 0)
      throw new WrongUsage('There is nothing to save yet. Set HARK_DATA_DIR or DATABASE_URL.');
    const sealing = passphrase === undefined ? {} : { passphrase };
    const { owner } = database;
    const made = await makeBackup({ owner, filesDir, file, now, ...sealing });
    await recordBackup({ owner, file, madeAt: now, clock: () => new Date(), ...sealing });
    return made;
  });
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  const files = Object.keys(manifest.entries).filter((name) => name.startsWith('files/')).length;
  say(`Saved ${rows} rows of ${Object.keys(manifest.tables).length} tables and ${files} files to ${file}`);
  say(
    passphrase === undefined
      ? 'It is not sealed: anyone who has the file can read every workspace, its files, accounts with password hashes, sessions and mails. Set HARK_BACKUP_PASSPHRASE to seal the next one.'
      : 'It is sealed with your passphrase and holds every workspace, its files, accounts with password hashes, sessions and mails. Without the passphrase nobody can restore it.',
  );
}
