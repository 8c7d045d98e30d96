import { onTestFinished } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { fillDataDir, openDataDir, openEmptyPostgres, testServer } from '#tests/support/test-database.ts';

export type Place = {
  /** An address of PostgreSQL, or a data folder. */
  readonly place: string;
  readonly use: <T>(run: (database: Database) => Promise<T>) => Promise<T>;
};

/** A migrated database for processes that are killed and started again. */
export async function preparePlace(): Promise<Place> {
  if (testServer !== undefined) {
    const database = await openEmptyPostgres(testServer);
    onTestFinished(() => database.close());
    await migrate(database.owner);
    return { place: database.url, use: (run) => run(database) };
  }
  const dataDir = tempDir();
  await fillDataDir(dataDir);
  return {
    place: dataDir,
    // The folder belongs to one process at a time: to this one only while no worker runs.
    async use(run) {
      const database = await openDataDir(dataDir);
      try {
        return await run(database);
      } finally {
        await database.close();
      }
    },
  };
}
