import { resolve } from 'node:path';
import { requeueJobs } from '#server/platform/backup/requeue-jobs.ts';
import { RestoreRefused, restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { verifyBackup } from '#server/platform/backup/open-backup.ts';
import type { Database } from '#server/platform/db/database.ts';
import { backupPassphrase } from './backup-passphrase.ts';
import { readArguments, say, WrongUsage } from './command.ts';
import { withInstallation } from './open-installation.ts';

const usage = 'npx hark restore <file> [--force]';

/** Puts a backup back into an empty installation, or with --force in place of all there is. */
export async function restore(args: string[]): Promise<void> {
  const { positionals, values } = readArguments(args, { force: { type: 'boolean' } }, usage);
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new WrongUsage(`Usage: ${usage}`);
  const file = resolve(name);
  // Before the database is opened: a damaged file must not even create an empty one.
  const passphrase = backupPassphrase(process.env);
  await verifyBackup(file, passphrase);
  await withInstallation(async ({ database, filesDir, log }) => {
    await refuseWhileServerRuns(database);
    const options = {
      owner: database.owner,
      filesDir,
      file,
      force: values.force ?? false,
      ...(passphrase !== undefined && { passphrase }),
    };
    const { manifest, unfinishedJobs } = await restoreBackup(options);
    await requeueJobs(database, unfinishedJobs, log);
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    say(`Restored ${rows} rows and all files of the backup from ${manifest.createdAt}`);
  });
}

/** The embedded database is locked by its server; a server's can be seen from its connections. */
async function refuseWhileServerRuns(database: Database): Promise<void> {
  if (database.kind === 'pglite') return;
  const { rows } = await database.owner.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name like 'hark%' and pid <> pg_backend_pid() limit 1`,
  );
  if (rows.length > 0) {
    throw new RestoreRefused('Hark is running on this database. Stop every one, restore, then start again.');
  }
}
