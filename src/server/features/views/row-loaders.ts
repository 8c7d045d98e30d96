import { sql } from 'kysely';
import '#server/features/highlights/tables.ts';
import { tagsOfEach, type Tag } from '#server/features/tags/index.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderOfMap } from '#server/platform/graphql/loader.ts';

/** The tags of notes' and insights' highlights, the most used first; one query for all rows of a page. */
export const rowTagLoader = loaderOfMap<readonly Tag[]>([], async (ctx, db, ids) => {
  const { rows } = await sql<{ objectId: string; tagId: string }>`
    select h.object_id as "objectId", ht.tag_id as "tagId" from highlights h
    join highlight_tags ht on ht.workspace_id = h.workspace_id and ht.highlight_id = h.id
    where ${isInWorkspace(ctx.workspace.id, 'h.object_id', ids)}
      and not h.hidden and not h.inline_comment_only
    group by h.object_id, ht.tag_id order by count(*) desc, ht.tag_id`.execute(db);
  return tagsOfEach(
    ctx,
    rows.map(({ objectId, tagId }) => ({ id: objectId, tagId })),
  );
});

/** Who made notes and insights, and everybody who wrote in them since. */
export const contributorLoader = loaderOfMap<readonly string[]>([], async (ctx, db, ids) => {
  const { rows } = await sql<{ objectId: string; memberIds: string[] }>`
    select o.id as "objectId", array(select o.created_by union select unnest(v.member_ids) from document_versions v
      where v.workspace_id = o.workspace_id and v.document_id = o.id order by 1) as "memberIds"
    from (select workspace_id, id, created_by from notes union all
      select workspace_id, id, created_by from insights) o
    where ${isInWorkspace(ctx.workspace.id, 'o.id', ids)}`.execute(db);
  return new Map(rows.map(({ objectId, memberIds }) => [objectId, memberIds]));
});

/** Who made highlights, and everybody who put tags on them. */
export const coderLoader = loaderOfMap<readonly string[]>([], async (ctx, db, ids) => {
  const { rows } = await sql<{ id: string; memberIds: string[] }>`
    select h.id, array(select h.created_by union select t.added_by from highlight_tags t
      where t.workspace_id = h.workspace_id and t.highlight_id = h.id and t.added_by is not null
      order by 1) as "memberIds"
    from highlights h where ${isInWorkspace(ctx.workspace.id, 'h.id', ids)}`.execute(db);
  return new Map(rows.map(({ id, memberIds }) => [id, memberIds]));
});
