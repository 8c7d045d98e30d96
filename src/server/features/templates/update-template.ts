import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { readDocumentContents } from './document-contents.ts';
import { readWords } from './insert-template.ts';
import { readTemplate, readTemplateContents, type Template } from './template.ts';
import { readTemplateText } from './write-template.ts';
import './tables.ts';

export type TemplateUpdate = {
  id: string;
  title: string;
  description?: string | null;
  content?: string | null;
};

/** Other words on it, and another text where it is of a note or an insight. What was started with it stays as it is. */
export async function updateTemplate(ctx: Ctx, { id, content, ...input }: TemplateUpdate): Promise<Template> {
  const words = readWords(input);
  const document = content == null ? null : readTemplateText(content);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'template.manage');
    const { target } = await readTemplate(tx, id);
    if (document !== null && target === 'project')
      throw new ValidationError('Save the project again to change what its template includes');
    const contents =
      document === null || target === 'project'
        ? null
        : {
            ...readDocumentContents((await readTemplateContents(tx, tx.db, { id, target })).contents),
            document,
          };
    const row = await tx.db
      .updateTable('workspace_templates')
      .set({ ...words, updated_at: tx.now(), ...(contents && { contents: JSON.stringify(contents) }) })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new NotFound();
    await tx.record({ type: 'template.updated', payload: { templateId: id }, objectId: id });
    return readTemplate(tx, id);
  });
}
