import { insertInsight } from '#server/features/insights/index.ts';
import { insertNote } from '#server/features/notes/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { findStart, type ChosenTemplate } from './find-start.ts';
import type { Gallery } from './gallery.ts';
import { putValues } from './kept-values.ts';

/** A new note or insight that begins as the template; answers its id. */
export async function createFromTemplate(
  ctx: Ctx,
  { projectId, ...chosen }: ChosenTemplate & { projectId: string },
  gallery: Gallery,
): Promise<string> {
  const { viewer } = requireMember(ctx);
  const { target, templateId } = chosen;
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'template.use');
    allow(tx, `${target}.create`, await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
    const { title, document, values } = await findStart(tx, chosen, gallery);
    const insert = target === 'note' ? insertNote : insertInsight;
    const { id } = await insert(tx, { projectId, title, content: document, createdBy: viewer.id });
    await putValues(tx, { id, projectId, target }, values);
    const payload = { templateId, projectId: null, documentId: id };
    await tx.record({ type: 'template.used', payload, objectId: null });
    return id;
  });
}
