import { sql } from 'kysely';
import type { ItemSource } from '#server/platform/search/write-items.ts';

/** Whoever is hidden can't be found: neither by a name nor by a total that counts them. */
export const personSource: ItemSource = {
  type: 'PERSON',
  select: (workspaceId) => sql`
    select p.id, p.name as title, coalesce(p.email, '') as body, null::uuid as access_id, null::uuid as owner_id,
      null::uuid as project_id, '{}'::uuid[] as location_ids,
      case when p.created_by is null then '{}'::uuid[] else array[p.created_by] end as contributor_ids,
      '{}'::uuid[] as tag_ids, '{}'::uuid[] as person_ids, p.created_by, p.created_at, p.updated_at,
      false as published, false as archived, false as ai_generated
    from people p
    where p.workspace_id = ${workspaceId} and p.trashed_at is null and p.merged_into is null
      and p.hidden_at is null`,
};
