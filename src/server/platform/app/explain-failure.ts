import { DataFolderInUse } from '#server/platform/db/data-lock.ts';
import { ChangedMigration } from '#server/platform/db/migrate.ts';
import { WrongSetting } from '#server/platform/env/wrong-setting.ts';
import { PortTaken } from '#server/platform/http/check-port.ts';

/** A failed start as one line that says what to do. */
export function explainFailure(error: unknown): string {
  if (error instanceof WrongSetting || error instanceof ChangedMigration) return error.message;
  if (error instanceof PortTaken) {
    return `Port ${error.port} is in use. Stop the program that uses it, or start with another one: PORT=${error.port + 1} npm start`;
  }
  if (error instanceof DataFolderInUse) {
    return `The data folder ${error.message} is used by another Hark. Stop that one, or set HARK_DATA_DIR to another folder.`;
  }
  const code = codeOf(error);
  if (code === 'ENOSPC') return 'There is no space left on the disk. Free some, then start again.';
  if (code === 'EACCES' || code === 'EROFS') {
    return `Hark may not write to its data folder (${messageOf(error)}). Change its owner, or set HARK_DATA_DIR.`;
  }
  if (
    code !== undefined &&
    ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'ECONNRESET', '28P01', '28000', '3D000'].includes(code)
  ) {
    return `The database at DATABASE_URL can’t be reached (${messageOf(error)}). Check that it runs and that the address and password are right.`;
  }
  const cause = error instanceof Error && error.cause !== undefined ? `: ${messageOf(error.cause)}` : '';
  return `Hark could not start: ${messageOf(error)}${cause}`;
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (/No space left on device/i.test(error.message)) return 'ENOSPC';
  return error.cause === undefined ? undefined : codeOf(error.cause);
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
