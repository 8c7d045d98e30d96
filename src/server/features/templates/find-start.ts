import { findDocumentTemplate } from '#domain/templates/document-templates.ts';
import type { DocumentTarget } from '#domain/templates/template-targets.ts';
import { fromMarkdown } from '#editor/markdown/from-markdown.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { readDocumentContents, type DocumentContents } from './document-contents.ts';
import type { Gallery } from './gallery.ts';
import { findContents } from './find-contents.ts';

export type ChosenTemplate = { readonly templateId: string; readonly target: DocumentTarget };

/** What a template of a method, the workspace or the gallery brings. Throws NotFound for one that does not exist. */
export async function findStart(
  tx: TxCtx,
  { templateId, target }: ChosenTemplate,
  gallery: Gallery,
): Promise<DocumentContents & { title: string }> {
  const built = findDocumentTemplate(target, templateId);
  if (built) return { title: built.startTitle, document: fromMarkdown(built.text), values: [] };
  const { title, contents } = await findContents(tx, { id: readId(templateId), target }, gallery);
  return { title, ...readDocumentContents(contents) };
}
