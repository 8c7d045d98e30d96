import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { checkTemplateRoom } from './check-template-room.ts';
import { removeFromGallery } from './unpublish-template.ts';
import './tables.ts';

/** Projects that were made of it stay as they are. It leaves the gallery at once, and coming back does not publish it. */
export async function deleteTemplate(ctx: Ctx, id: string): Promise<void> {
  await setDeleted(ctx, id, true);
}

export async function restoreTemplate(ctx: Ctx, id: string, most: number | undefined): Promise<void> {
  await setDeleted(ctx, id, false, most);
}

async function setDeleted(ctx: Ctx, id: string, isDeleted: boolean, most?: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'template.manage');
    if (isDeleted) await removeFromGallery(tx, id);
    else await checkTemplateRoom(tx, most);
    const row = await tx.db
      .updateTable('workspace_templates')
      .set({ deleted_at: isDeleted ? tx.now() : null })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .where('deleted_at', isDeleted ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new NotFound();
    const type = isDeleted ? 'template.deleted' : 'template.updated';
    await tx.record({ type, payload: { templateId: id }, objectId: id });
  });
}
