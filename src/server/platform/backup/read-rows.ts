import type pg from 'pg';
import { applicationRole } from '#server/platform/db/transactions.ts';
import { quoteName, type StoredTable } from './table-catalog.ts';

/**
 * The rows of a table as JSON lines: a list of each column's text or null, which every Postgres reads back exactly.
 * Tenant rows are read as the application's role, a workspace at a time: the owner of a forced table need not
 * be one who sees past row-level security, and would back up nothing without a word.
 */
export async function* readRows(
  client: pg.ClientBase,
  table: StoredTable,
  workspaceIds: readonly string[],
): AsyncGenerator<string[]> {
  const columns = table.columns.map(({ name }) => `${quoteName(name)}::text`).join(', ');
  const select = `select to_jsonb(array[${columns}])::text as line from ${quoteName(table.name)}`;
  if (!table.isTenant) {
    yield* fetchAll(client, select);
    return;
  }
  await client.query(`set local role ${applicationRole}`);
  for (const id of workspaceIds) {
    await client.query("select set_config('hark.workspace_id', $1, true)", [id]);
    yield* fetchAll(client, `${select} where workspace_id = current_workspace()`);
  }
  await client.query('reset role');
}

const targetBytes = 2_000_000;

/** As many rows at once as fit into memory easily, by the size of those before. */
async function* fetchAll(client: pg.ClientBase, select: string): AsyncGenerator<string[]> {
  await client.query(`declare backup_rows no scroll cursor for ${select}`);
  let count = 20;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${count} from backup_rows`);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield lines;
    const average = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
    count = Math.min(2000, Math.max(1, Math.floor(targetBytes / average)));
  }
  await client.query('close backup_rows');
}
