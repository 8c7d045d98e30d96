import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { isVisible } from '#server/features/access/index.ts';
import '#server/features/highlights/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { findTag } from './queries.ts';

export type TagProjectUse = { readonly projectId: string; readonly count: number };

const shown = 100;

/** Where a tag is used, as far as the person may see; the most used first. */
export async function tagProjects(ctx: Ctx, tagId: string): Promise<TagProjectUse[]> {
  if (!(await findTag(ctx, tagId))) throw new NotFound();
  const { rows } = await sql<TagProjectUse>`
    select h.project_id as "projectId", count(*)::int as count
    from highlight_tags t
    join highlights h on h.workspace_id = t.workspace_id and h.id = t.highlight_id
    join projects p on p.workspace_id = h.workspace_id and p.id = h.project_id and p.trashed_at is null
    where t.workspace_id = ${ctx.workspace.id} and t.tag_id = ${tagId} and not t.hidden
      and not h.inline_comment_only and ${isVisible(ctx, 't.access_id')}
    group by h.project_id
    order by count(*) desc, h.project_id
    limit ${shown}`.execute(await ctx.reads.db());
  return rows;
}
