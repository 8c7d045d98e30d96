import type { Database } from '#server/platform/db/database.ts';

/**
 * How many rows every tenant table has and which transaction wrote the newest, by the catalog's own list:
 * a table nobody thought of counts too. Whatever is inserted, changed or deleted shows.
 */
export async function fingerprint(database: Database, workspaceId?: string): Promise<Record<string, string>> {
  const tables = known.get(database) ?? (await findTables(database));
  known.set(database, tables);
  const isOfOne = workspaceId !== undefined;
  const { rows } = await database.owner.query<{ name: string; print: string }>({
    // Named and without a parameter that may be empty, so that it is planned once: that takes longer than counting.
    name: isOfOne ? 'fingerprint of one workspace' : 'fingerprint',
    text: tables.map((table) => printOf(table, isOfOne ? 'where workspace_id = $1' : '')).join(' union all '),
    values: isOfOne ? [workspaceId] : [],
  });
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

type Table = { name: string; noted: boolean };

const known = new WeakMap<Database, Table[]>();

async function findTables({ owner }: Database): Promise<Table[]> {
  const { rows } = await owner.query<Table>(
    `select relname as name, exists (
       select 1 from pg_attribute where attrelid = c.oid and attname in ('last_used_at', 'last_seen_at')) as noted
     from pg_class c
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity
       -- The directory of accounts and workspaces has row security too, and belongs to no workspace.
       and exists (select 1 from pg_attribute where attrelid = c.oid and attname = 'workspace_id')
     order by 1`,
  );
  return rows;
}

function printOf({ name, noted }: Table, condition: string): string {
  // When a token was last used or somebody was last seen is no change of anything, but it is written.
  const newest = noted
    ? `sum(hashtext((to_jsonb(t) - 'last_used_at' - 'last_seen_at')::text))`
    : 'max(xmin::text::bigint)';
  return `select '${name}' as name, count(*) || ' rows, ' || coalesce(${newest}, 0) as print from ${name} t ${condition}`;
}
