import { sql } from 'kysely';
import { aiUserId } from '#domain/ai/ai-user.ts';
import { isVisible, titleOf } from '#server/kernel/access/index.ts';
import { tagsOfEach, type Tag } from '#server/features/tags/index.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderOfCounts, loaderOfMap, type Loader } from '#server/platform/graphql/loader.ts';
import './tables.ts';

/** In their order; those that the person may not see, and those in the trash, are left out. */
export const tagsOfHighlight = loaderOfMap<readonly Tag[]>([], async (ctx, db, ids) => {
  const rows = await db
    .selectFrom('highlight_tags')
    .select(['highlight_id as id', 'tag_id as tagId'])
    .where(isInWorkspace(ctx.workspace.id, 'highlight_id', ids))
    .orderBy('place')
    .orderBy('added_at')
    .orderBy('tag_id')
    .execute();
  return tagsOfEach(ctx, rows);
});

/** Whether AI put a tag on. */
export const taggedByAi = loaderOfMap<boolean>(false, async (ctx, db, ids) => {
  const { rows } = await sql<{ id: string }>`
    select distinct highlight_id as id from highlight_tags
    where ${isInWorkspace(ctx.workspace.id, 'highlight_id', ids)} and added_by = ${aiUserId}`.execute(db);
  return new Map(rows.map(({ id }) => [id, true]));
});

/** For highlights that the person was given: who may see one may see what it is in. */
export const objectTitles = loaderOfMap('', async (ctx, db, ids) => {
  const { rows } = await sql<{ id: string; title: string }>`
    select o.id, ${titleOf('o')} as title from access_objects o
    where ${isInWorkspace(ctx.workspace.id, 'o.id', ids)}`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
});

export const countInObjects = countBy('object_id');
export const countInProjects = countBy('project_id');

function countBy(column: string): Loader<number> {
  return loaderOfCounts(async (ctx, db, ids) => {
    const { rows } = await sql<{ id: string; count: number }>`
      select id, sum(count)::int as count from (
        select ${sql.ref(column)} as id, access_id, count(*) as count from highlights
        where ${isInWorkspace(ctx.workspace.id, column, ids)} and not hidden and not inline_comment_only
        group by ${sql.ref(column)}, access_id) as map
      where ${isVisible(ctx, 'map.access_id')}
      group by id`.execute(db);
    return rows;
  });
}
