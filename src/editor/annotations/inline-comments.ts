import type { Node } from '@tiptap/pm/model';
import type { Transform } from '@tiptap/pm/transform';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { addAnnotation, allRanges, rangesOf } from './mark-ranges.ts';

const kind = { mark: 'inlineComment', key: 'threadId' } as const;

export function applyInlineComment(tr: Transform, from: number, to: number, threadId: string): void {
  addAnnotation(tr, kind, { from, to, id: threadId });
}

export function rangesOfInlineComment(document: Node, threadId: string): DocumentRange[] {
  return rangesOf(document, kind, threadId);
}

export function rangesOfInlineComments(document: Node): Map<string, DocumentRange[]> {
  return allRanges(document, kind);
}
