import { sql } from 'kysely';
import { roleLabels } from '#domain/people/role-labels.ts';
import '#server/features/fields/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';

type Role = { personId: string; role: string };

/** What contacts do, by the field of theirs that is called so. */
export async function findRoles(
  db: Db,
  workspaceId: string,
  personIds: readonly string[],
): Promise<Map<string, string>> {
  if (personIds.length === 0) return new Map();
  const place = sql`array_position(${[...roleLabels]}::text[], lower(btrim(f.label)))`;
  const { rows } = await sql<Role>`
    select distinct on (v.object_id) v.object_id as "personId", coalesce(o.label, v.value) as role
    from field_values v
    join fields f on f.workspace_id = v.workspace_id and f.id = v.field_id and f.trashed_at is null
      and f.type in ('TEXT', 'SELECT') and ${place} is not null
    join field_sets s on s.workspace_id = f.workspace_id and s.id = f.field_set_id and s.owner = 'person'
    left join field_options o on o.workspace_id = v.workspace_id and o.field_id = f.id and o.id = v.ids[1]
      and o.trashed_at is null
    where ${isInWorkspace(workspaceId, 'v.object_id', [...new Set(personIds)])}
      and coalesce(o.label, v.value) is not null
    order by v.object_id, ${place}, f.rank, f.id`.execute(db);
  return new Map(rows.map(({ personId, role }) => [personId, role]));
}
