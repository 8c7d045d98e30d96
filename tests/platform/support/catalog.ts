import type pg from 'pg';

export type Column = { name: string; type: string; required: boolean; choices: string[] };
export type ForeignKey = { columns: string[]; target: string; targetColumns: string[] };
export type Table = {
  name: string;
  rowSecurity: boolean;
  forced: boolean;
  columns: Column[];
  foreignKeys: ForeignKey[];
};

/** The tables as the database itself describes them: a table nobody thought of is tested too. */
export async function readCatalog(owner: pg.Pool): Promise<Map<string, Table>> {
  const { rows } = await owner.query<Table>(catalogQuery);
  return new Map(rows.map((row) => [row.name, row]));
}

const catalogQuery = `
select c.relname as name, c.relrowsecurity as "rowSecurity", c.relforcerowsecurity as forced,
  (select jsonb_agg(jsonb_build_object(
      'name', a.attname,
      'type', format_type(a.atttypid, null),
      'required', a.attnotnull and not a.atthasdef and a.attidentity = '' and a.attgenerated = '',
      'choices', coalesce((
        select jsonb_agg(found[1])
        from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') found
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%ARRAY%'),
        (select '["KIND"]'::jsonb from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
          and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%^[A-Z]%'),
        '[]'::jsonb)
    ) order by a.attnum)
   from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  coalesce((select jsonb_agg(jsonb_build_object(
      'columns', (select jsonb_agg(a.attname order by k.ord) from unnest(f.conkey) with ordinality k(num, ord)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.num),
      'target', f.confrelid::regclass::text,
      'targetColumns', (select jsonb_agg(a.attname order by k.ord) from unnest(f.confkey) with ordinality k(num, ord)
        join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.num)
    )) from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'), '[]'::jsonb) as "foreignKeys"
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
order by c.relname`;
