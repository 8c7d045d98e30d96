import { sql } from 'kysely';
import type { ExportedCategory } from '#domain/exports/evidence-codecs.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import '#server/features/channels/tables.ts';
import '#server/kernel/projects/tables.ts';

/** The folders that projects and channels are in, and those above, as far as the person may see them. */
export async function readCategories(
  ctx: Ctx,
  projectIds: readonly string[],
  channelIds: readonly string[],
): Promise<ExportedCategory[]> {
  const { rows } = await sql<ExportedCategory>`
    with recursive above (id) as (
      select p.folder_id from projects p where ${isInWorkspace(ctx.workspace.id, 'p.id', projectIds)}
      union
      select c.folder_id from channels c where ${isInWorkspace(ctx.workspace.id, 'c.id', channelIds)}
      union
      select f.parent_id from folders f join above on f.id = above.id where f.workspace_id = ${ctx.workspace.id})
    select f.id, f.title, f.rank, f.parent_id as "parentId"
    from folders f join above on above.id = f.id
    where f.workspace_id = ${ctx.workspace.id} and f.trashed_at is null and ${isVisible(ctx, 'f.access_id')}
    order by f.rank, f.id`.execute(await ctx.reads.db());
  await ctx.reads.end();
  return rows;
}
