import type { NodeJson } from '#editor/schema/document-json.ts';

/** What a file shown in a document is called where its own name may not be said. */
export const fileNodes: ReadonlyMap<string, string> = new Map([
  ['file', 'file'],
  ['audioVideo', 'recording'],
  ['image', 'picture'],
]);

/** The files that a document shows, in its order, each once. */
export function filesIn(document: NodeJson): string[] {
  const ids = new Set<string>();
  const look = ({ type, attrs, content = [] }: NodeJson): void => {
    const fileId = attrs?.['fileId'];
    if (fileNodes.has(type) && typeof fileId === 'string') ids.add(fileId);
    content.forEach(look);
  };
  look(document);
  return [...ids];
}
