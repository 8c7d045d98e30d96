import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import './tables.ts';

/** Projects that were made of it stay as they are. */
export async function deleteTemplate(ctx: Ctx, id: string): Promise<void> {
  await setDeleted(ctx, id, true);
}

export async function restoreTemplate(ctx: Ctx, id: string): Promise<void> {
  await setDeleted(ctx, id, false);
}

async function setDeleted(ctx: Ctx, id: string, isDeleted: boolean): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'template.manage');
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
