import { HarkError } from '#domain/errors/hark-error.ts';
import { explainFailure } from '#server/platform/app/explain-failure.ts';
import { DamagedBackup } from '#server/platform/backup/open-backup.ts';
import { RestoreRefused } from '#server/platform/backup/restore-backup.ts';
import { SealedBackup } from '#server/platform/backup/seal-backup.ts';
import { DataFolderInUse } from '#server/platform/db/data-lock.ts';
import { WrongUsage } from './command.ts';

/** A failed command as one line that says what to do. */
export function explainCommandFailure(error: unknown): string {
  if (error instanceof DataFolderInUse) {
    return `Hark is running on the data folder ${error.message}. Stop it, run this command, then start it again.`;
  }
  if (
    error instanceof WrongUsage ||
    error instanceof DamagedBackup ||
    error instanceof SealedBackup ||
    error instanceof RestoreRefused ||
    error instanceof HarkError
  ) {
    return error.message;
  }
  if (isMissingFile(error)) return `There is no file ${error.path}.`;
  return explainFailure(error)
    .replace('Hark could not start', 'The command failed')
    .replaceAll(/\s*\n\s*/g, ' ');
}

function isMissingFile(error: unknown): error is Error & { path: string } {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error;
}
