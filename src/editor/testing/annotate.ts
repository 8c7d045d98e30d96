import type { Node } from '@tiptap/pm/model';
import type { Transform } from '@tiptap/pm/transform';
import { rangesOfHighlight, textOfRanges } from '#editor/annotations/highlights.ts';
import { addAnnotation } from '#editor/annotations/mark-ranges.ts';

/** Tests have no editor, whose commands set the mark for people. */
export function applyHighlight(tr: Transform, from: number, to: number, id: string): void {
  addAnnotation(tr, { mark: 'highlight', key: 'id' }, { from, to, id });
}

export function textOfHighlight(document: Node, id: string): string {
  return textOfRanges(document, rangesOfHighlight(document, id));
}
