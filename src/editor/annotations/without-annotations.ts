import type { DocumentJson, MarkJson, NodeJson } from '#editor/schema/document-json.ts';

export type KeptMarks = {
  readonly isHighlight: (highlightId: string) => boolean;
  readonly isComment: (threadId: string) => boolean;
};

/** Without marks of highlights and comments except those that are kept: a mark of nothing would stay in the text forever. */
export function withoutAnnotations(document: DocumentJson, kept: KeptMarks): DocumentJson {
  return { ...strip(document, kept), type: 'doc' };
}

function strip({ marks, content, ...node }: NodeJson, kept: KeptMarks): NodeJson {
  const left = marks?.filter((mark) => isKept(mark, kept)) ?? [];
  return {
    ...node,
    ...(left.length > 0 && { marks: left }),
    ...(content && { content: content.map((child) => strip(child, kept)) }),
  };
}

function isKept({ type, attrs }: MarkJson, { isHighlight, isComment }: KeptMarks): boolean {
  if (type !== 'highlight' && type !== 'inlineComment') return true;
  const [id, threadId] = [attrs?.['id'], attrs?.['threadId']];
  if (type === 'highlight') return typeof id === 'string' && isHighlight(id);
  return typeof threadId === 'string' && isComment(threadId);
}
