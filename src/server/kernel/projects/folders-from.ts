import { sql, type RawBuilder } from 'kysely';

/** The ids of a folder and of all above it, in order; empty for null. */
export function foldersFrom(workspaceId: string, folderId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array(
    with recursive above (id, parent_id) as (
      select f.id, f.parent_id from folders f where f.workspace_id = ${workspaceId} and f.id = ${folderId}
      union
      select f.id, f.parent_id from folders f join above on f.id = above.parent_id
      where f.workspace_id = ${workspaceId}
    ) select id from above order by id)`;
}
