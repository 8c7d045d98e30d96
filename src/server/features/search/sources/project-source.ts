import { sql } from 'kysely';
import type { ItemSource } from '#server/platform/search/write-items.ts';
import { foldersFrom } from './places.ts';

export const projectSource: ItemSource = {
  type: 'PROJECT',
  select: (workspaceId) => sql`
    select p.id, p.title, p.summary as body, p.access_id, p.id as owner_id, p.id as project_id,
      ${foldersFrom(workspaceId, sql`p.folder_id`)} as location_ids, array[p.created_by] as contributor_ids,
      '{}'::uuid[] as tag_ids, '{}'::uuid[] as person_ids, p.created_by, p.created_at, p.updated_at,
      false as published, p.status = 'archived' as archived, false as ai_generated
    from projects p
    where p.workspace_id = ${workspaceId} and p.trashed_at is null`,
};

export const folderSource: ItemSource = {
  type: 'PROJECT_CATEGORY',
  select: (workspaceId) => sql`
    select f.id, f.title, '' as body, f.access_id, f.id as owner_id, null::uuid as project_id,
      ${foldersFrom(workspaceId, sql`f.parent_id`)} as location_ids, array[f.created_by] as contributor_ids,
      '{}'::uuid[] as tag_ids, '{}'::uuid[] as person_ids, f.created_by, f.created_at, f.updated_at,
      false as published, false as archived, false as ai_generated
    from folders f
    where f.workspace_id = ${workspaceId} and f.trashed_at is null`,
};
