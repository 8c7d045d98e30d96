import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { readTemplate, type Template } from './template.ts';
import './tables.ts';

/** Nobody else sees it from now on; what was started with it stays. Also where publishing is turned off by now. */
export async function unpublishTemplate(ctx: Ctx, id: string): Promise<Template> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'template.manage');
    if (!(await removeFromGallery(tx, id))) throw new NotFound();
    await tx.record({ type: 'template.unpublished', payload: { templateId: id }, objectId: id });
    return readTemplate(tx, id);
  });
}

/** Answers whether it was there. */
export async function removeFromGallery(tx: TxCtx, templateId: string): Promise<boolean> {
  const removed = await tx.db
    .deleteFrom('gallery_templates')
    .where('workspace_id', '=', tx.workspace.id)
    .where('template_id', '=', templateId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
