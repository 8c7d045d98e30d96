import type pg from 'pg';

export type StoredColumn = { name: string; type: string };
export type StoredTable = {
  name: string;
  /** Its policies bind the owner too: its rows are seen one workspace at a time. */
  isTenant: boolean;
  columns: StoredColumn[];
};

/**
 * Every table that holds data, as the database describes it: one added later is in the backup without a line here.
 * The instance's own key is no data of anybody, and must not be beside what it seals.
 */
export async function readStoredTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select c.relname as name, c.relforcerowsecurity as "isTenant",
       jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('migrations', 'instance')
     group by c.oid, c.relname, c.relforcerowsecurity
     order by c.relname`,
  );
  return rows;
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
