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
