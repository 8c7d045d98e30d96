import type { Node } from '@tiptap/pm/model';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { allRanges, idsAt, rangesOf, textOf } from './mark-ranges.ts';

const kind = { mark: 'highlight', key: 'id' } as const;

export function rangesOfHighlight(document: Node, id: string): DocumentRange[] {
  return rangesOf(document, kind, id);
}

export function rangesOfHighlights(document: Node): Map<string, DocumentRange[]> {
  return allRanges(document, kind);
}

/** The text of ranges that are known already: finding those of each highlight again reads the document each time. */
export function textOfRanges(document: Node, ranges: readonly DocumentRange[]): string {
  return textOf(document, ranges);
}

export function highlightsAt(document: Node, position: number): string[] {
  return idsAt(document, kind, position);
}
