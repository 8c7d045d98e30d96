import { NotFound } from '#domain/errors/hark-error.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import '#server/features/views/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';

/** The project of a view that is laid out as a canvas. A view of another layout has no board. */
export async function getCanvasProject(
  ctx: Pick<Ctx, 'actor' | 'workspace'>,
  db: Db,
  viewId: string,
): ReturnType<typeof getAccessObject> {
  const view = await db
    .selectFrom('views')
    .select('project_id as projectId')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', viewId)
    .where('layout', '=', 'CANVAS')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!view) throw new NotFound();
  return getAccessObject(ctx, db, { type: 'project', id: view.projectId });
}
