import { readFileSync } from 'node:fs';
import { WrongUsage } from './command.ts';

const fewest = 12;

/** What backups are sealed with: HARK_BACKUP_PASSPHRASE, or the content of the file that HARK_BACKUP_PASSPHRASE_FILE names. */
export function backupPassphrase(env: NodeJS.ProcessEnv): string | undefined {
  const file = env['HARK_BACKUP_PASSPHRASE_FILE'];
  const passphrase = file ? readFileSync(file, 'utf8').trim() : env['HARK_BACKUP_PASSPHRASE'];
  if (passphrase === undefined || passphrase === '') return undefined;
  if (passphrase.length < fewest)
    throw new WrongUsage(`The passphrase of a backup needs at least ${fewest} characters.`);
  return passphrase;
}
