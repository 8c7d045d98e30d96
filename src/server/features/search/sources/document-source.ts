import { sql, type RawBuilder } from 'kysely';
import type { ItemSource } from '#server/platform/search/write-items.ts';
import { foldersFrom } from './places.ts';

const never = sql`false`;
const isPublished = sql`exists (select 1 from insight_publications live
  where live.workspace_id = o.workspace_id and live.insight_id = o.id and live.unpublished_at is null)`;

/** What can be read on the pages of its files; of a whole library in one note, as much as anybody pages through. */
const pages = sql`(select left(string_agg(page.text, E'\\n' order by f.created_at, f.id, page.page), 1000000)
  from files f join file_pages page on page.workspace_id = f.workspace_id and page.file_id = f.id
  where f.workspace_id = o.workspace_id and f.owner_id = o.id and f.trashed_at is null and page.text <> '')`;

const translated = sql`(select left(string_agg(t.text, E'\\n' order by t.created_at, t.id), 1000000)
  from translations t where t.workspace_id = o.workspace_id and t.note_id = o.id and t.text <> '')`;

export const noteSource: ItemSource = {
  type: 'NOTE',
  select: (workspaceId) => documents('notes', workspaceId, never),
};

export const insightSource: ItemSource = {
  type: 'INSIGHT',
  select: (workspaceId) => documents('insights', workspaceId, isPublished),
};

/** What lies in a project and has a document of the same id. */
function documents(table: string, workspaceId: string, published: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select o.id, o.title, concat_ws(E'\\n', d.text, ${pages}, ${translated}) as body, o.access_id, o.id as owner_id, o.project_id,
      array[o.project_id] || ${foldersFrom(workspaceId, sql`p.folder_id`)} as location_ids,
      array(select o.created_by union select unnest(v.member_ids) from document_versions v
        where v.workspace_id = o.workspace_id and v.document_id = o.id order by 1) as contributor_ids,
      array(select t.tag_id from highlights h
        join highlight_tags t on t.workspace_id = h.workspace_id and t.highlight_id = h.id
        where h.workspace_id = o.workspace_id and h.object_id = o.id and not h.hidden
        group by 1 order by 1) as tag_ids,
      array(select t.person_id from note_people t where t.workspace_id = o.workspace_id and t.note_id = o.id
        order by 1) as person_ids, o.created_by, o.created_at,
      -- Typing shows here at once; the row of the object hears of it from a subscriber of its own.
      greatest(o.updated_at, d.edited_at) as updated_at, ${published} as published,
      p.status = 'archived' as archived,
      false as ai_generated
    from ${sql.table(table)} o
    join projects p on p.workspace_id = o.workspace_id and p.id = o.project_id and p.trashed_at is null
    left join documents d on d.workspace_id = o.workspace_id and d.id = o.id
    where o.workspace_id = ${workspaceId} and o.trashed_at is null`;
}
