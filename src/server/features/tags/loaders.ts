import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { isVisible } from '#server/kernel/access/index.ts';
import '#server/features/highlights/tables.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { boardColumns, groupColumns, type TagBoard, type TagGroup } from './board.ts';
import { visibleBoards, visibleTags } from './scope.ts';
import { tagColumns, type Tag } from './tag.ts';

const keys = {
  tags: Symbol('tags'),
  boards: Symbol('tag boards'),
  groups: Symbol('tag groups'),
  groupsOfBoard: Symbol('tag groups by board'),
  tagCounts: Symbol('tags by board'),
  uses: Symbol('uses of tags'),
};

/** Those in use; null for what is in the trash and for what the person may not see. */
export function tagLoader(ctx: RequestCtx): DataLoader<string, Tag | null> {
  return loaderOf(ctx, keys.tags, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const rows = await visibleTags(ctx, await ctx.reads.db())
        .select(tagColumns)
        .where(sql<boolean>`tags.id = any(${[...ids]}::uuid[])`)
        .where('tags.trashed_at', 'is', null)
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    });
  });
}

export function boardLoader(ctx: RequestCtx): DataLoader<string, TagBoard | null> {
  return loaderOf(ctx, keys.boards, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const rows = await visibleBoards(ctx, await ctx.reads.db())
        .select(boardColumns(ctx))
        .where(sql<boolean>`tag_boards.id = any(${[...ids]}::uuid[])`)
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    });
  });
}

/** For tags and boards at hand: whoever was given one may see its groups. */
export function groupLoader(ctx: RequestCtx): DataLoader<string, TagGroup | null> {
  return loaderOf(ctx, keys.groups, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const rows = await liveGroups(ctx, sql`tag_groups.id = any(${[...ids]}::uuid[])`);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    });
  });
}

export function groupsOfBoardLoader(ctx: RequestCtx): DataLoader<string, TagGroup[]> {
  return loaderOf(ctx, keys.groupsOfBoard, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const rows = await liveGroups(ctx, sql`tag_groups.board_id = any(${[...ids]}::uuid[])`);
      return ids.map((id) => rows.filter(({ boardId }) => boardId === id));
    });
  });
}

async function liveGroups(ctx: RequestCtx, which: ReturnType<typeof sql>): Promise<TagGroup[]> {
  const db = await ctx.reads.db();
  return db
    .selectFrom('tag_groups')
    .select(groupColumns)
    .where('workspace_id', '=', ctx.workspace.id)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`${which}`)
    .orderBy('rank')
    .orderBy('id')
    .execute();
}

export function tagCountLoader(ctx: RequestCtx): DataLoader<string, number> {
  return loaderOf(ctx, keys.tagCounts, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const { rows } = await sql<{ id: string; count: number }>`
        select board_id as id, count(*)::int as count from tags
        where workspace_id = ${ctx.workspace.id} and board_id = any(${[...ids]}::uuid[]) and trashed_at is null
        group by board_id`.execute(await ctx.reads.db());
      const counts = new Map(rows.map(({ id, count }) => [id, count]));
      return ids.map((id) => counts.get(id) ?? 0);
    });
  });
}

export type TagUses = { readonly count: number; readonly lastAt: Date | null };

/** By map first: there are far fewer maps to look up than highlights they govern. Reads one index only. */
export function usesLoader(ctx: RequestCtx): DataLoader<string, TagUses> {
  return loaderOf(ctx, keys.uses, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const { rows } = await sql<{ id: string; count: number; last: Date }>`
        select id, sum(count)::int as count, max(last) as last from (
          select tag_id as id, access_id, count(*) as count, max(added_at) as last from highlight_tags
          where workspace_id = ${ctx.workspace.id} and tag_id = any(${[...ids]}::uuid[]) and not hidden
          group by tag_id, access_id) as map
        where ${isVisible(ctx, 'map.access_id')}
        group by id`.execute(await ctx.reads.db());
      const uses = new Map(rows.map(({ id, count, last }) => [id, { count, lastAt: last }]));
      return ids.map((id) => uses.get(id) ?? { count: 0, lastAt: null });
    });
  });
}
