import type { Database, Db } from '#server/platform/db/database.ts';
import { giveNumbers, type Newcomers } from './give-numbers.ts';

/** A page is read; `whoIsNew` is asked afterwards who is named on it without having a number. */
export type Reading = {
  readonly db: Db;
  readonly whoIsNew: (() => Newcomers | undefined)[];
};

/** Reads a page that may hide names. Where somebody is on it for the first time they get a number, and it is read again. */
export async function readNumbered<T>(
  database: Database,
  workspaceId: string,
  read: (reading: Reading) => Promise<T>,
): Promise<T> {
  const first: Reading['whoIsNew'] = [];
  const page = await readOnce(first);
  const newcomers = first.flatMap((ask) => ask() ?? []);
  if (newcomers.length === 0) return page;
  await database.transaction({ workspaceId }, 'read write', async (db) => {
    for (const one of newcomers) await giveNumbers(db, workspaceId, one);
  });
  return readOnce([]);

  function readOnce(whoIsNew: Reading['whoIsNew']): Promise<T> {
    return database.transaction({ workspaceId }, 'read only', (db) => read({ db, whoIsNew }));
  }
}
