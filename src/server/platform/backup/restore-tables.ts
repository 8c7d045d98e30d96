import type pg from 'pg';
import { quoteName, type StoredTable } from './table-catalog.ts';

/**
 * Until the returned function is called, rows may come in any order and past row-level security. All of it belongs
 * to the open transaction: a failure in between leaves every rule as it was.
 */
export async function holdRules(client: pg.ClientBase): Promise<() => Promise<void>> {
  const forced = await namesOf(
    client,
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relforcerowsecurity`,
  );
  const triggered = await namesOf(
    client,
    `select distinct tgrelid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled <> 'D'`,
  );
  const foreignKeys = await namesOf(
    client,
    `select format('alter table %s alter constraint %I', conrelid::regclass, conname) as name from pg_constraint
     where connamespace = 'public'::regnamespace and contype = 'f' and not condeferrable and conparentid = 0`,
  );
  for (const table of forced) await client.query(`alter table ${table} no force row level security`);
  for (const table of triggered) await client.query(`alter table ${table} disable trigger user`);
  for (const change of foreignKeys) await client.query(`${change} deferrable initially deferred`);
  await client.query('set constraints all deferred');
  return async () => {
    await client.query('set constraints all immediate');
    for (const change of foreignKeys) await client.query(`${change} not deferrable`);
    for (const table of triggered) await client.query(`alter table ${table} enable trigger user`);
    for (const table of forced) await client.query(`alter table ${table} force row level security`);
  };
}

export async function isEmpty(client: pg.ClientBase, tables: readonly StoredTable[]): Promise<boolean> {
  for (const { name } of tables) {
    const { rows } = await client.query(`select 1 from ${quoteName(name)} limit 1`);
    if (rows.length > 0) return false;
  }
  return true;
}

export async function clearTables(client: pg.ClientBase, tables: readonly StoredTable[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => quoteName(name)).join(', ')}`);
}

/** `columns` in the order of the lines; each line is a list of texts, read by the column's own type. */
export async function insertLines(
  client: pg.ClientBase,
  table: StoredTable,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const names = columns.map(quoteName).join(', ');
  const values = columns.map((name, at) => `(row->>${at})::${types.get(name) ?? 'text'}`).join(', ');
  await client.query(
    `insert into ${quoteName(table.name)} (${names}) overriding system value
     select ${values} from unnest($1::text[]) as line, lateral (select line::jsonb as row) as parsed`,
    [lines],
  );
}

/** The next number follows the highest one that came back. */
export async function resetSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.oid::regclass::text as table, quote_ident(a.attname) as column,
       pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and pg_get_serial_sequence(c.oid::regclass::text, a.attname) is not null`,
  );
  for (const { table, column, sequence } of rows) {
    await client.query(
      `select setval($1::regclass, coalesce(max(${column}), 1), max(${column}) is not null) from ${table}`,
      [sequence],
    );
  }
}

async function namesOf(client: pg.ClientBase, query: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}
