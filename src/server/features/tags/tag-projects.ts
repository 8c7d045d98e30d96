import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import '#server/features/highlights/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { findTag } from './queries.ts';

export type TagProjectUse = { readonly projectId: string; readonly count: number };

const shown = 100;

/** Where a tag is used, as far as the person may see; the most used first. */
export async function tagProjects(ctx: Ctx, tagId: string): Promise<TagProjectUse[]> {
  if (!(await findTag(ctx, tagId))) throw new NotFound();
  const { rows } = await sql<TagProjectUse>`
    select t.project_id as "projectId", count(*)::int as count
    from highlight_tags t
    join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id and p.trashed_at is null
    where t.workspace_id = ${ctx.workspace.id} and t.tag_id = ${tagId} and not t.hidden
      and ${isVisible(ctx, 't.access_id')}
    group by t.project_id
    order by count(*) desc, t.project_id
    limit ${shown}`.execute(await ctx.reads.db());
  return rows;
}
