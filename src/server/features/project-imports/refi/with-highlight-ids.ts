import { cleanDocument } from '#editor/check/clean-document.ts';
import type { NodeJson } from '#editor/schema/document-json.ts';

/** The blocks of a document with new ids in its highlight marks, and which of the new ids are in it. */
export function withHighlightIds(
  document: object,
  ids: ReadonlyMap<string, string>,
): { blocks: NodeJson[]; found: ReadonlySet<string> } {
  const found = new Set<string>();
  const renamed = (node: NodeJson): NodeJson => ({
    ...node,
    ...(node.content && { content: node.content.map(renamed) }),
    ...(node.marks && {
      marks: node.marks.flatMap((mark) => {
        if (mark.type !== 'highlight') return [mark];
        const id = ids.get(String(mark.attrs?.['id']));
        if (id === undefined) return [];
        found.add(id);
        return [{ ...mark, attrs: { id } }];
      }),
    }),
  });
  const { content = [] } = cleanDocument(document);
  return { blocks: content.map(renamed), found };
}
