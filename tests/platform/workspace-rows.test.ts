import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#server/platform/context/new-id.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { AnyRow } from './support/any-row.ts';
import { readCatalog, type Table } from './support/catalog.ts';
import { directoryTables } from './support/directory-tables.ts';
import { addWorkspace } from './support/test-workspace.ts';

let database: Database;
let tenantTables: Table[];
let anyRow: AnyRow;

beforeAll(async () => {
  database = await openTestDatabase();
  const catalog = await readCatalog(database.owner);
  tenantTables = [...catalog.values()].filter(({ name }) => !directoryTables.includes(name));
  anyRow = new AnyRow(database.owner, catalog);
});
afterAll(() => database.close());

it('a workspace that upkeep deletes takes every row along, and none of another', async () => {
  const [kept, leaving] = [await addWorkspace(database, 'stays'), await addWorkspace(database, 'goes')];
  for (const table of tenantTables) {
    await anyRow.insert(table, kept.id).catch(ignoreDuplicate);
    await anyRow.insert(table, leaving.id).catch(ignoreDuplicate);
  }
  const filled = await tablesOf(kept.id);
  expect(filled).toEqual(tenantTables.map(({ name }) => name));
  await database.owner.query(
    'insert into workspace_deletions (workspace_id, requested_by, requested_at, due_at) values ($1, $2, now(), now())',
    [leaving.id, newId()],
  );
  await database.transaction({}, 'read write', (db) =>
    sql`delete from workspaces where id = ${leaving.id}`.execute(db),
  );
  expect(await tablesOf(leaving.id)).toEqual([]);
  expect(await tablesOf(kept.id)).toEqual(filled);
});

/** Names of the tenant tables that have a row of a workspace. */
async function tablesOf(workspaceId: string): Promise<string[]> {
  const names: string[] = [];
  for (const { name } of tenantTables) {
    const { rows } = await database.owner.query(`select 1 from ${name} where workspace_id = $1 limit 1`, [
      workspaceId,
    ]);
    if (rows.length > 0) names.push(name);
  }
  return names;
}

/** A table with one row a workspace has it already. */
function ignoreDuplicate(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
}
