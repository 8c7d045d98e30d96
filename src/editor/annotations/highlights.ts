import type { Node } from '@tiptap/pm/model';
import type { Transform } from '@tiptap/pm/transform';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { addAnnotation, allRanges, idsAt, rangesOf, removeAnnotation, textOf } from './mark-ranges.ts';

const kind = { mark: 'highlight', key: 'id' } as const;

export function applyHighlight(tr: Transform, from: number, to: number, id: string): void {
  addAnnotation(tr, kind, { from, to, id });
}

/** Both ends at once: the highlight afterwards covers this range and nothing else. */
export function moveHighlight(tr: Transform, id: string, range: DocumentRange): void {
  removeAnnotation(tr, kind, id);
  addAnnotation(tr, kind, { ...range, id });
}

export function removeHighlight(tr: Transform, id: string): void {
  removeAnnotation(tr, kind, id);
}

export function rangesOfHighlight(document: Node, id: string): DocumentRange[] {
  return rangesOf(document, kind, id);
}

export function rangesOfHighlights(document: Node): Map<string, DocumentRange[]> {
  return allRanges(document, kind);
}

export function textOfHighlight(document: Node, id: string): string {
  return textOf(document, rangesOf(document, kind, id));
}

/** The text of ranges that are known already: finding those of each highlight anew reads the document each time. */
export function textOfRanges(document: Node, ranges: readonly DocumentRange[]): string {
  return textOf(document, ranges);
}

export function highlightsAt(document: Node, position: number): string[] {
  return idsAt(document, kind, position);
}
