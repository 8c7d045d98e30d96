import { onTestFinished } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { createPostgresDatabase, openPostgresAt, testLog, testServer } from '#tests/support/test-database.ts';

/** A data folder or a server's address without any schema, and a way to open it. */
export async function emptyPlace(): Promise<{ place: string; open: () => Promise<Database> }> {
  if (testServer !== undefined) {
    const { url, drop } = await createPostgresDatabase(testServer);
    onTestFinished(drop);
    return { place: url, open: () => openPostgresAt(url) };
  }
  const dataDir = tempDir();
  const options = { dataDir, poolSize: 1, prepare: true, statementTimeoutMs: 60_000, log: testLog };
  return { place: dataDir, open: () => openDatabase(options) };
}

export async function appliedIn(database: Database): Promise<string[]> {
  const { rows } = await database.owner.query<{ name: string }>('select name from migrations order by name');
  return rows.map(({ name }) => name);
}
