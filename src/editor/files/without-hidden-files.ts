import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import { fileNodes } from './files-in.ts';

/** The same line in every format instead of a file that the reader may not see: its name often says who or what it is. */
export function withoutHiddenFiles(document: DocumentJson, seen: ReadonlySet<string>): DocumentJson {
  const replace = (nodes: readonly NodeJson[]): NodeJson[] =>
    nodes.map((node) => {
      const { type, attrs, content } = node;
      const name = fileNodes.get(type);
      const fileId = attrs?.['fileId'];
      if (name !== undefined && typeof fileId === 'string' && !seen.has(fileId)) return leftOut(name);
      return content ? { ...node, content: replace(content) } : node;
    });
  return { ...document, content: replace(document.content ?? []) };
}

function leftOut(name: string): NodeJson {
  const text = `This ${name} isn’t available to you.`;
  return { type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'italic' }] }] };
}
