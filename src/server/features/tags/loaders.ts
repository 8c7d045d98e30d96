import { sql } from 'kysely';
import { isVisible } from '#server/kernel/access/index.ts';
import '#server/features/highlights/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderById, loaderOfCounts, loaderOfLists, loaderOfMap } from '#server/platform/graphql/loader.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { boardColumns, groupColumns, type TagBoard, type TagGroup } from './board.ts';
import { visibleBoards, visibleTags } from './scope.ts';
import { tagColumns, type Tag } from './tag.ts';

/** Those in use; null for what is in the trash and for what the person may not see. */
export const tagLoader = loaderById<Tag>((ctx, db, ids) =>
  visibleTags(ctx, db)
    .select(tagColumns)
    .where(isAmong('tags.id', ids))
    .where('tags.trashed_at', 'is', null)
    .execute(),
);

/** The tags of each thing in the order given; those that the person may not see, and those in the trash, are left out. */
export async function tagsOfEach(
  ctx: RequestCtx,
  taggings: readonly { readonly id: string; readonly tagId: string }[],
): Promise<Map<string, Tag[]>> {
  const tags = await Promise.all(taggings.map(({ tagId }) => tagLoader(ctx).load(tagId)));
  const found = taggings.flatMap(({ id }, at) => {
    const tag = tags[at];
    return tag ? [{ id, tag }] : [];
  });
  const byId = Map.groupBy(found, ({ id }) => id);
  return new Map([...byId].map(([id, rows]) => [id, rows.map(({ tag }) => tag)]));
}

export const boardLoader = loaderById<TagBoard>((ctx, db, ids) =>
  visibleBoards(ctx, db).select(boardColumns(ctx)).where(isAmong('tag_boards.id', ids)).execute(),
);

/** For tags and boards that the person was given: who may see one may see its groups. */
export const groupLoader = loaderById<TagGroup>((ctx, db, ids) => liveGroups(ctx, db, 'id', ids));

export const groupsOfBoardLoader = loaderOfLists<TagGroup>(
  ({ boardId }) => boardId,
  (ctx, db, ids) => liveGroups(ctx, db, 'board_id', ids),
);

function liveGroups(ctx: RequestCtx, db: Db, column: string, ids: readonly string[]): Promise<TagGroup[]> {
  return db
    .selectFrom('tag_groups')
    .select(groupColumns)
    .where(isInWorkspace(ctx.workspace.id, column, ids))
    .where('deleted_at', 'is', null)
    .orderBy('rank')
    .orderBy('id')
    .execute();
}

export const tagCountLoader = loaderOfCounts(async (ctx, db, ids) => {
  const { rows } = await sql<{ id: string; count: number }>`
    select board_id as id, count(*)::int as count from tags
    where ${isInWorkspace(ctx.workspace.id, 'board_id', ids)} and trashed_at is null
    group by board_id`.execute(db);
  return rows;
});

export type TagUses = { readonly count: number; readonly lastAt: Date | null };

/** By map first: there are far fewer maps to look up than highlights they govern. Reads one index only. */
export const usesLoader = loaderOfMap<TagUses>({ count: 0, lastAt: null }, async (ctx, db, ids) => {
  const { rows } = await sql<{ id: string; count: number; last: Date }>`
    select id, sum(count)::int as count, max(last) as last from (
      select tag_id as id, access_id, count(*) as count, max(added_at) as last from highlight_tags
      where ${isInWorkspace(ctx.workspace.id, 'tag_id', ids)} and not hidden
      group by tag_id, access_id) as map
    where ${isVisible(ctx, 'map.access_id')}
    group by id`.execute(db);
  return new Map(rows.map(({ id, count, last }) => [id, { count, lastAt: last }]));
});
