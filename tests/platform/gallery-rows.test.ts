import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Db } from '#server/platform/db/database.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { AnyRow } from './support/any-row.ts';
import { readCatalog } from './support/catalog.ts';
import { addWorkspace } from './support/test-workspace.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('the gallery is open to transactions that ask for it, and changed by none of another workspace', async () => {
  const [shows, looks] = [await addWorkspace(database, 'shows'), await addWorkspace(database, 'looks')];
  const catalog = await readCatalog(database.owner);
  const table = catalog.get('gallery_templates');
  if (!table) throw new Error('No gallery');
  const { id } = await new AnyRow(database.owner, catalog).insert(table, shows.id);
  const seen = async (db: Db): Promise<number> =>
    (await sql`select 1 from gallery_templates where id = ${id}`.execute(db)).rows.length;
  await database.transaction({ workspaceId: looks.id }, 'read write', async (db) => {
    expect(await seen(db)).toBe(0);
    await sql`select set_config('hark.gallery', 'on', true)`.execute(db);
    expect(await seen(db)).toBe(1);
    const changed = await sql`update gallery_templates set title = 'x' where id = ${id}`.execute(db);
    const deleted = await sql`delete from gallery_templates where id = ${id}`.execute(db);
    expect([changed.numAffectedRows, deleted.numAffectedRows]).toEqual([0n, 0n]);
  });
  // The next transaction on the same connection begins closed.
  await database.transaction({ workspaceId: looks.id }, 'read only', async (db) => {
    expect(await seen(db)).toBe(0);
  });
});
