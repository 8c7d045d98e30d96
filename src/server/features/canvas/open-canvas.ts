import { createDocument } from '#server/kernel/documents/index.ts';
import '#server/kernel/documents/tables.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { getCanvasProject } from './canvas-view.ts';

/** The board has the view's own id. Asking twice, or two people at once, makes it once. */
export async function openCanvas(ctx: Ctx, viewId: string): Promise<string> {
  await inTransaction(ctx, async (tx) => {
    const project = await getCanvasProject(tx, tx.db, viewId);
    allow(tx, 'view.update', project);
    await tx.db
      .selectFrom('views')
      .select('id')
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', viewId)
      .forUpdate()
      .execute();
    const made = await tx.db
      .selectFrom('documents')
      .select('id')
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', viewId)
      .executeTakeFirst();
    if (!made) await createDocument(tx, { id: viewId, kind: 'canvas', ownerId: project.id });
  });
  return viewId;
}
