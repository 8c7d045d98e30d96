import { fillInsight } from '#server/features/insights/index.ts';
import { fillNote } from '#server/features/notes/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { findStart, type ChosenTemplate } from './find-start.ts';
import type { Gallery } from './gallery.ts';
import { putValues } from './kept-values.ts';

/** Begins an empty note or insight as the template says, in front of those who have it open. */
export async function applyTemplate(
  ctx: Ctx,
  { objectId, ...chosen }: ChosenTemplate & { objectId: string },
  gallery: Gallery,
): Promise<void> {
  const { target, templateId } = chosen;
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'template.use');
    const fill = target === 'note' ? fillNote : fillInsight;
    const { title, document, values } = await findStart(tx, chosen, gallery);
    const { projectId } = await fill(tx, objectId, { title, content: document });
    const fieldIds = await putValues(tx, { id: objectId, projectId, target }, values);
    if (fieldIds.length > 0)
      await tx.record({
        type: 'fieldValue.changed',
        payload: { objectType: target, objectIds: [objectId], fieldIds },
        objectId,
      });
    const payload = { templateId, projectId: null, documentId: objectId };
    await tx.record({ type: 'template.used', payload, objectId: null });
  });
}
