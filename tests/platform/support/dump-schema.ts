import type pg from 'pg';

/** The schema as sorted text, the same on the embedded database and on a server: what `db/schema.sql` holds. */
export async function dumpSchema(owner: pg.Pool): Promise<string> {
  const { rows } = await owner.query<{ line: string }>(schemaQuery);
  return `${rows.map(({ line }) => line).join('\n')}\n`;
}

const schemaQuery = `
with tables as (
  select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
), lines as (
  select relname as owner, 0 as part, '' as name,
    'table ' || relname || case when relrowsecurity then ' row security' else '' end
      || case when relforcerowsecurity then ' forced' else '' end as line
  from tables
  union all
  select t.relname, 1, a.attname,
    '  ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
  from tables t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  union all
  select t.relname, 2, k.conname, '  constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid)
  from tables t join pg_constraint k on k.conrelid = t.oid and k.contype <> 'n'
  union all
  select t.relname, 3, i.relname, '  ' || pg_get_indexdef(x.indexrelid)
  from tables t join pg_index x on x.indrelid = t.oid join pg_class i on i.oid = x.indexrelid
  union all
  select t.relname, 4, p.polname,
    '  policy ' || p.polname || ' for ' || p.polcmd::text || ' using (' || coalesce(pg_get_expr(p.polqual, p.polrelid), '')
      || ') check (' || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '') || ')'
  from tables t join pg_policy p on p.polrelid = t.oid
  union all
  select t.relname, 5, g.privilege_type, '  grant ' || g.privilege_type || ' to hark_app'
  from tables t join information_schema.role_table_grants g
    on g.table_schema = 'public' and g.table_name = t.relname and g.grantee = 'hark_app'
  union all
  select t.relname, 6, g.tgname, '  ' || pg_get_triggerdef(g.oid)
  from tables t join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal
  union all
  select 'function ' || f.proname, 9, pg_get_function_identity_arguments(f.oid),
    'function ' || f.proname || '(' || pg_get_function_identity_arguments(f.oid) || ') '
      || md5(coalesce(f.prosrc, '') || coalesce(pg_get_function_sqlbody(f.oid), ''))
  from pg_proc f
  where f.pronamespace = 'public'::regnamespace
    and not exists (select 1 from pg_depend e where e.objid = f.oid and e.deptype = 'e')
)
select line from lines order by owner collate "C", part, name collate "C", line collate "C"`;
