import { sql, type RawBuilder } from 'kysely';
import '#server/features/highlights/tables.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { uncategorized } from './group-source.ts';
import { isInProject, rowSources } from './row-source.ts';
import type { ViewQuery } from './view-rows.ts';

/** A group that rows fall into, with the first of them in order. */
export type GroupLine = { readonly key: string; readonly count: string; readonly ids: readonly string[] };

/** Highlights under their tags by age, as a board shows them first: the order that an index has already. */
export function isListedByTag({ objectType, data: { filter, group, sort } }: ViewQuery): boolean {
  const isByAge = (sort ?? []).length === 0 || (sort?.length === 1 && sort[0]?.field === 'createdAt');
  return objectType === 'HIGHLIGHT' && group?.by === 'TAG' && !filter && isByAge;
}

type Asked = { readonly projectId: string; readonly isDescending: boolean; readonly limit: number };

/** Counts by map first: there are far fewer maps to look up than highlights they govern. */
export async function groupsOfTags(
  ctx: Ctx,
  { projectId, isDescending, limit }: Asked,
): Promise<GroupLine[]> {
  const way = isDescending ? sql`desc` : sql`asc`;
  const used = sql`ht.workspace_id = ${ctx.workspace.id} and ht.project_id = ${projectId}
    and not ht.hidden and not ht.comment_only`;
  const isUntagged = sql`${isInProject(ctx, rowSources.HIGHLIGHT, projectId)} and not highlights.tagged`;
  const { rows } = await sql<GroupLine>`
    select used.tag_id::text as key, used.count, array(
      select ht.highlight_id from highlight_tags ht
      where ${used} and ht.tag_id = used.tag_id and ${isVisible(ctx, 'ht.access_id')}
      order by ht.highlighted_at ${way}, ht.highlight_id ${way} limit ${limit}) as ids
    from (${countSeen(
      ctx,
      sql`select ht.tag_id, ht.access_id, count(*) as count from highlight_tags ht
      where ${used} and ${isLiveProject(ctx, projectId)} group by ht.tag_id, ht.access_id`,
    )}) used
    union all
    select ${uncategorized}::text as key, untagged.count, array(
      select highlights.id from highlights where ${isUntagged} and ${isVisible(ctx, 'highlights.access_id')}
      order by highlights.created_at ${way}, highlights.id ${way} limit ${limit}) as ids
    from (${countSeen(
      ctx,
      sql`select null::uuid as tag_id, access_id, count(*) as count from highlights
      where ${isUntagged} group by access_id`,
    )}) untagged`.execute(await ctx.reads.db());
  return rows;
}

function countSeen(ctx: Ctx, perMap: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select map.tag_id, sum(map.count) as count from (${perMap}) map
    where ${isVisible(ctx, 'map.access_id')} group by map.tag_id`;
}

function isLiveProject({ workspace }: Ctx, projectId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from projects p where p.workspace_id = ${workspace.id}
    and p.id = ${projectId} and p.trashed_at is null)`;
}
