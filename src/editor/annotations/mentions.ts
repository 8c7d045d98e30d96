import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';

/** The members that a document names, each once. */
export function membersMentionedIn(document: DocumentJson): string[] {
  const ids = new Set<string>();
  const visit = ({ type, attrs, content = [] }: NodeJson): void => {
    const id = attrs?.['id'];
    if (type === 'mention' && attrs?.['kind'] === 'member' && typeof id === 'string') ids.add(id);
    for (const child of content) visit(child);
  };
  visit(document);
  return [...ids];
}
