import '#server/kernel/documents/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { getCanvasProject } from './canvas-view.ts';

export async function findCanvasDocument(ctx: Ctx, viewId: string): Promise<string | null> {
  const db = await ctx.reads.db();
  await getCanvasProject(ctx, db, viewId);
  const document = await db
    .selectFrom('documents')
    .select('id')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', viewId)
    .executeTakeFirst();
  return document?.id ?? null;
}
