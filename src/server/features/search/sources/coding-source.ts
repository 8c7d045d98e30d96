import { sql } from 'kysely';
import type { ItemSource } from '#server/platform/search/write-items.ts';
import { foldersFrom } from './places.ts';

/** A highlight has no title: its words are its text. */
export const highlightSource: ItemSource = {
  type: 'HIGHLIGHT',
  select: (workspaceId) => sql`
    select h.id, '' as title, h.text as body, h.access_id, h.object_id as owner_id, h.project_id,
      array[h.project_id] || ${foldersFrom(workspaceId, sql`p.folder_id`)} as location_ids,
      array[h.created_by] as contributor_ids,
      array(select t.tag_id from highlight_tags t where t.workspace_id = h.workspace_id and t.highlight_id = h.id
        order by 1) as tag_ids,
      array(select n.person_id from note_people n where n.workspace_id = h.workspace_id and n.note_id = h.object_id
        order by 1) as person_ids,
      h.created_by, h.created_at, h.updated_at, false as published, p.status = 'archived' as archived,
      false as ai_generated
    from highlights h
    join projects p on p.workspace_id = h.workspace_id and p.id = h.project_id and p.trashed_at is null
    where h.workspace_id = ${workspaceId} and not h.hidden and not h.inline_comment_only`,
};

/** Tags of a project are its own; those of the workspace are everybody's. */
export const tagSource: ItemSource = {
  type: 'TAG',
  select: (workspaceId) => sql`
    select t.id, t.title, t.description as body, p.access_id, p.id as owner_id, p.id as project_id,
      case when p.id is null then '{}'::uuid[]
        else array[p.id] || ${foldersFrom(workspaceId, sql`p.folder_id`)} end as location_ids,
      case when t.created_by is null then '{}'::uuid[] else array[t.created_by] end as contributor_ids,
      '{}'::uuid[] as tag_ids, '{}'::uuid[] as person_ids, t.created_by, t.created_at, t.updated_at,
      false as published, coalesce(p.status = 'archived', false) as archived, false as ai_generated
    from tags t
    join tag_boards b on b.workspace_id = t.workspace_id and b.id = t.board_id and b.deleted_at is null
    left join projects p on p.workspace_id = b.workspace_id and p.id = b.project_id
    where t.workspace_id = ${workspaceId} and t.trashed_at is null and t.merged_into is null
      and (b.project_id is null or p.trashed_at is null)`,
};
