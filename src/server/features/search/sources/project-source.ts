import { sql } from 'kysely';
import type { ItemSource } from '#server/platform/search/write-items.ts';

export const projectSource: ItemSource = {
  type: 'PROJECT',
  select: (workspaceId) => sql`
    select p.id, p.title, p.summary as body, p.access_id, p.id as owner_id, p.id as project_id,
      '{}'::uuid[] as location_ids, array[p.created_by] as contributor_ids, '{}'::uuid[] as tag_ids,
      '{}'::uuid[] as person_ids, p.created_by, p.created_at, p.updated_at, false as published,
      false as archived, false as ai_generated
    from projects p
    where p.workspace_id = ${workspaceId} and p.trashed_at is null`,
};
