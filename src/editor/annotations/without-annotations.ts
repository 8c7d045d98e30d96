import type { DocumentJson, MarkJson, NodeJson } from '#editor/schema/document-json.ts';

/** Without marks of comments, and of highlights except those that are kept: a mark of nothing would stay in the text forever. */
export function withoutAnnotations(
  document: DocumentJson,
  isKept: (highlightId: string) => boolean,
): DocumentJson {
  return { ...strip(document, isKept), type: 'doc' };
}

function strip({ marks, content, ...node }: NodeJson, isKept: (highlightId: string) => boolean): NodeJson {
  const left = marks?.filter((mark) => !isAnnotation(mark) || isKeptMark(mark, isKept)) ?? [];
  return {
    ...node,
    ...(left.length > 0 && { marks: left }),
    ...(content && { content: content.map((child) => strip(child, isKept)) }),
  };
}

function isAnnotation({ type }: MarkJson): boolean {
  return type === 'highlight' || type === 'inlineComment';
}

function isKeptMark({ type, attrs }: MarkJson, isKept: (highlightId: string) => boolean): boolean {
  const id = attrs?.['id'];
  return type === 'highlight' && typeof id === 'string' && isKept(id);
}
