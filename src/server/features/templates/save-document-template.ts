import { NotFound, UnprocessableContent } from '#domain/errors/hark-error.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { DocumentTarget } from '#domain/templates/template-targets.ts';
import { withoutEvidence } from '#editor/annotations/without-evidence.ts';
import { cleanDocument } from '#editor/check/clean-document.ts';
import { getInsights } from '#server/features/insights/index.ts';
import { getNotes } from '#server/features/notes/index.ts';
import { documentContent } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { insertTemplate, readWords } from './insert-template.ts';
import { keepValues } from './kept-values.ts';
import type { Template } from './template.ts';

export type NewDocumentTemplate = {
  target: DocumentTarget;
  objectId: string;
  title: string;
  description?: string | null;
  withFields: boolean;
};

/** How a note or an insight is set out, for everybody in the workspace. Evidence, files and names stay where they are. */
export async function saveDocumentTemplate(
  ctx: Ctx,
  input: NewDocumentTemplate,
  most: number | undefined,
): Promise<Template> {
  const { viewer } = requireMember(ctx);
  const { target, objectId, withFields } = input;
  const words = readWords(input);
  allow(ctx, 'template.manage');
  // Before the transaction: reading a long text takes a while.
  const text = withoutEvidence(await documentContent(ctx, objectId));
  if (JSON.stringify(text).length > textLimits.templateText.max)
    throw new UnprocessableContent('This text is too long for a template. Save a shorter one.');
  const document = cleanDocument(text);
  return inTransaction(ctx, async (tx) => {
    const [written] = await (target === 'note' ? getNotes : getInsights)(tx, [objectId]);
    if (!written) throw new NotFound();
    allow(tx, 'template.saveDocument', written);
    const holder = { id: objectId, projectId: written.projectId, target };
    const values = withFields ? await keepValues(tx, tx.db, holder) : [];
    const contents = JSON.stringify({ document, values });
    return insertTemplate(tx, { ...words, target, contents, createdBy: viewer.id, most });
  });
}
