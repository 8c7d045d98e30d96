import { sql } from 'kysely';
import type { FindHolders } from '#server/platform/realtime/holders.ts';
import './tables.ts';

/** A field lies in its project or, like the people, in the whole workspace; a value in what it describes. */
export const fieldHolders: readonly FindHolders[] = [
  {
    thing: 'field',
    find: (workspaceId, ids) => sql`
      select f.id, s.project_id as holder from fields f
      join field_sets s on s.workspace_id = f.workspace_id and s.id = f.field_set_id
      where f.workspace_id = ${workspaceId}::uuid and f.id = any(${[...ids]}::uuid[])`,
  },
  {
    thing: 'fieldValue',
    find: (workspaceId, ids) => sql`
      select id, id as holder from access_objects
      where workspace_id = ${workspaceId}::uuid and id = any(${[...ids]}::uuid[])
      union all
      select id, null from people
      where workspace_id = ${workspaceId}::uuid and id = any(${[...ids]}::uuid[])`,
  },
];
