import type { Node } from '@tiptap/pm/model';
import type { Transform } from '@tiptap/pm/transform';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { addAnnotation, allRanges, idsAt, rangesOf, removeAnnotation, textOf } from './mark-ranges.ts';

const kind = { mark: 'inlineComment', key: 'threadId' } as const;

export function applyInlineComment(tr: Transform, from: number, to: number, threadId: string): void {
  addAnnotation(tr, kind, { from, to, id: threadId });
}

export function moveInlineComment(tr: Transform, threadId: string, range: DocumentRange): void {
  removeAnnotation(tr, kind, threadId);
  addAnnotation(tr, kind, { ...range, id: threadId });
}

export function removeInlineComment(tr: Transform, threadId: string): void {
  removeAnnotation(tr, kind, threadId);
}

export function rangesOfInlineComment(document: Node, threadId: string): DocumentRange[] {
  return rangesOf(document, kind, threadId);
}

export function rangesOfInlineComments(document: Node): Map<string, DocumentRange[]> {
  return allRanges(document, kind);
}

export function textOfInlineComment(document: Node, threadId: string): string {
  return textOf(document, rangesOf(document, kind, threadId));
}

export function inlineCommentsAt(document: Node, position: number): string[] {
  return idsAt(document, kind, position);
}
