import DataLoader from 'dataloader';
import { sql } from 'kysely';
import '#server/features/highlights/tables.ts';
import { tagLoader, type Tag } from '#server/features/tags/index.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';

const tagsKey = Symbol('tags of rows');

/** The tags of notes' and insights' highlights, the most used first; one query for all rows of a page. */
export function rowTagLoader(ctx: RequestCtx): DataLoader<string, Tag[]> {
  return loaderOf(ctx, tagsKey, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const { rows } = await sql<{ objectId: string; tagId: string }>`
        select h.object_id as "objectId", ht.tag_id as "tagId" from highlights h
        join highlight_tags ht on ht.workspace_id = h.workspace_id and ht.highlight_id = h.id
        where h.workspace_id = ${ctx.workspace.id} and h.object_id = any(${[...ids]}::uuid[])
          and not h.hidden and not h.inline_comment_only
        group by h.object_id, ht.tag_id order by count(*) desc, ht.tag_id`.execute(await ctx.reads.db());
      const byObject = Map.groupBy(rows, ({ objectId }) => objectId);
      return Promise.all(
        ids.map(async (id) => {
          const found = (byObject.get(id) ?? []).map(({ tagId }) => tagLoader(ctx).load(tagId));
          const tags = (await Promise.all(found)).filter((tag) => tag !== null);
          return tags.filter(({ trashedAt }) => trashedAt === null);
        }),
      );
    });
  });
}
