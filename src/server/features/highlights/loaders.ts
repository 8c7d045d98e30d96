import DataLoader from 'dataloader';
import { sql, type RawBuilder } from 'kysely';
import { isVisible, titleOf } from '#server/kernel/access/index.ts';
import { tagLoader, type Tag } from '#server/features/tags/index.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import './tables.ts';

const keys = {
  tags: Symbol('tags of highlights'),
  titles: Symbol('titles of highlighted objects'),
  inObjects: Symbol('highlights of objects'),
  inProjects: Symbol('highlights of projects'),
};

/** In their order; those that the person may not see, and those in the trash, are left out. */
export function tagsOfHighlight(ctx: RequestCtx): DataLoader<string, Tag[]> {
  return loaderOf(ctx, keys.tags, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const db = await ctx.reads.db();
      const rows = await db
        .selectFrom('highlight_tags')
        .select(['highlight_id as highlightId', 'tag_id as tagId'])
        .where('workspace_id', '=', ctx.workspace.id)
        .where(sql<boolean>`highlight_id = any(${[...ids]}::uuid[])`)
        .orderBy('place')
        .orderBy('added_at')
        .orderBy('tag_id')
        .execute();
      const byHighlight = Map.groupBy(rows, ({ highlightId }) => highlightId);
      return Promise.all(
        ids.map(async (id) => {
          const tagIds = (byHighlight.get(id) ?? []).map(({ tagId }) => tagId);
          const tags = await Promise.all(tagIds.map((tagId) => tagLoader(ctx).load(tagId)));
          return tags.filter((tag) => tag !== null);
        }),
      );
    });
  });
}

/** For highlights at hand: whoever was given one may see what it is in. */
export function objectTitles(ctx: RequestCtx): DataLoader<string, string> {
  return loaderOf(ctx, keys.titles, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const { rows } = await sql<{ id: string; title: string }>`
        select o.id, ${titleOf('o')} as title from access_objects o
        where o.workspace_id = ${ctx.workspace.id} and o.id = any(${[...ids]}::uuid[])`.execute(
        await ctx.reads.db(),
      );
      const titles = new Map(rows.map(({ id, title }) => [id, title]));
      return ids.map((id) => titles.get(id) ?? '');
    });
  });
}

export function countInObjects(ctx: RequestCtx): DataLoader<string, number> {
  return loaderOf(ctx, keys.inObjects, () => countBy(ctx, sql.ref('object_id')));
}

export function countInProjects(ctx: RequestCtx): DataLoader<string, number> {
  return loaderOf(ctx, keys.inProjects, () => countBy(ctx, sql.ref('project_id')));
}

function countBy(ctx: RequestCtx, column: RawBuilder<unknown>): DataLoader<string, number> {
  return new DataLoader(async (ids: readonly string[]) => {
    const { rows } = await sql<{ id: string; count: number }>`
      select id, sum(count)::int as count from (
        select ${column} as id, access_id, count(*) as count from highlights
        where workspace_id = ${ctx.workspace.id} and ${column} = any(${[...ids]}::uuid[])
          and not hidden and not inline_comment_only
        group by ${column}, access_id) as map
      where ${isVisible(ctx, 'map.access_id')}
      group by id`.execute(await ctx.reads.db());
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    return ids.map((id) => counts.get(id) ?? 0);
  });
}
