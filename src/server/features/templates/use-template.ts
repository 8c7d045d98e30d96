import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { writeStarting } from '#server/features/project-imports/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { findContents } from './find-contents.ts';
import type { Gallery } from './gallery.ts';
import { nothingShared } from './nothing-shared.ts';

export type TemplateUse = {
  id: string;
  title: string;
  /** Null: the template’s own. */
  summary?: string | null;
  folderId?: string | null;
};

/** A new project of the person who asks, set up as the template; answers its id. */
export async function useTemplate(
  ctx: Ctx,
  { id, folderId = null, ...input }: TemplateUse,
  gallery: Gallery,
): Promise<string> {
  const { viewer } = requireMember(ctx);
  const title = accept(parseText(textLimits.projectTitle, input.title));
  const summary = accept(parseText(textLimits.projectSummary, input.summary ?? ''));
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'template.use');
    allow(tx, 'project.create');
    // Before the folder is looked at: nobody takes it away in between.
    await lockWorkspace(tx);
    if (folderId !== null)
      allow(tx, 'folder.update', await getAccessObject(tx, tx.db, { type: 'folder', id: folderId }));
    const { contents, isForeign } = await findContents(tx, { id, target: 'project' }, gallery);
    const projectId = await writeStarting(tx, {
      contents,
      title,
      ...(summary !== '' && { summary }),
      folderId,
      createdBy: viewer.id,
      ...(isForeign && { rights: nothingShared }),
    });
    const payload = { templateId: id, projectId };
    await tx.record({ type: 'template.used', payload, objectId: null });
    return projectId;
  });
}
