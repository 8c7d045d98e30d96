import { sql } from 'kysely';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { FindHolders } from '#server/platform/realtime/holders.ts';
import './tables.ts';

/** A field is in its project or, like the people, in the whole workspace; a value in what it describes. */
export const fieldHolders: readonly FindHolders[] = [
  {
    thing: 'field',
    find: (workspaceId, ids) => sql`
      select f.id, s.project_id as holder from fields f
      join field_sets s on s.workspace_id = f.workspace_id and s.id = f.field_set_id
      where ${isInWorkspace(workspaceId, 'f.id', ids)}`,
  },
  {
    thing: 'fieldValue',
    find: (workspaceId, ids) => sql`
      select id, id as holder from access_objects
      where ${isInWorkspace(workspaceId, 'id', ids)}
      union all
      select id, null from people
      where ${isInWorkspace(workspaceId, 'id', ids)}`,
  },
];
