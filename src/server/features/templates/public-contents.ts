import type { TemplateTarget } from '#domain/templates/template-targets.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import { readDocumentContents } from './document-contents.ts';
import { publicProject, publicText, type ChosenParts } from './public-project.ts';

const anyUuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;

/** What strangers may have of a template, as JSON: what was chosen, without evidence, names and ids of the workspace. */
export function publicContents(
  target: TemplateTarget,
  contents: unknown,
  { copyId, ...chosen }: ChosenParts & { readonly copyId: string },
): string {
  const open = target === 'project' ? publicProject(contents, chosen) : publicDocument(contents);
  return JSON.stringify(open).replaceAll(anyUuid, (id) => derivedGuid(copyId, id.toLowerCase()));
}

/** Values of fields stay: they are of the one note or insight that it was saved from. */
function publicDocument(contents: unknown): object {
  return { document: publicText(readDocumentContents(contents).document), values: [] };
}
