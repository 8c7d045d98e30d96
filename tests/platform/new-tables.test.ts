import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { analyzeNewTables } from '#server/platform/db/learn-new-tables.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { addWorkspace } from './support/test-workspace.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('the database learns how large a table is that was filled since it was made', async () => {
  const { id: workspaceId } = await addWorkspace(database);
  await database.transaction({ workspaceId }, 'read write', (db) =>
    sql`
      insert into person_keys (workspace_id, key, person_id)
      select ${workspaceId}::uuid, 'word ' || n, gen_random_uuid() from generate_series(1, 5000) n`.execute(
      db,
    ),
  );
  expect(await knownRows()).toBeLessThan(5000);
  await analyzeNewTables(database.owner);
  expect(await knownRows()).toBeGreaterThanOrEqual(5000);
});

it('and once more after a look that came before the rows', async () => {
  const { id: workspaceId } = await addWorkspace(database);
  await database.owner.query('truncate person_keys');
  await database.owner.query('analyze person_keys');
  await database.transaction({ workspaceId }, 'read write', (db) =>
    sql`
      insert into person_keys (workspace_id, key, person_id)
      select ${workspaceId}::uuid, 'word ' || n, gen_random_uuid() from generate_series(1, 5000) n`.execute(
      db,
    ),
  );
  expect(await knownRows()).toBe(0);
  // The database counts what was written a moment after it was.
  await vi.waitFor(async () => {
    await analyzeNewTables(database.owner);
    expect(await knownRows()).toBe(5000);
  }, 10_000);
});

function knownRows(): Promise<number> {
  return database.transaction({}, 'read only', async (db) => {
    const { rows } = await sql<{ count: number }>`
      select reltuples::float8 as count from pg_class where oid = 'person_keys'::regclass`.execute(db);
    return rows[0]?.count ?? 0;
  });
}
