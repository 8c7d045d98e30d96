import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { rankOf } from '#server/kernel/access/index.ts';
import type { Kind } from '#server/kernel/kinds/index.ts';
import '#server/kernel/projects/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { restoreView } from './delete-view.ts';
import type { View } from './view.ts';
import './tables.ts';

export const viewKind: Kind = {
  name: 'view',
  trash: {
    type: 'VIEW',
    select: (ctx) => sql`
      select v.id, v.title, v.project_id, v.deleted_at as trashed_at, v.deleted_by as trashed_by,
        ${rankOf(ctx, 'p.access_id')} as rank
      from views v join projects p on p.workspace_id = v.workspace_id and p.id = v.project_id
      where v.workspace_id = ${ctx.workspace.id} and v.deleted_at is not null and p.trashed_at is null
        and p.status <> 'archived'`,
    restore: restoreById,
    purge: 'views',
    purged: (viewId) => ({ type: 'view.purged', payload: { viewId } }),
  },
};

/** The project that it is in decides who may. */
async function restoreById(ctx: Ctx, id: string): Promise<View> {
  const db = await ctx.reads.db();
  const view = await db
    .selectFrom('views')
    .select('project_id as projectId')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!view) throw new NotFound();
  return restoreView(ctx, { projectId: view.projectId, id });
}
