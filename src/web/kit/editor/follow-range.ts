import type { Node } from '@tiptap/pm/model';
import type { DocumentRange } from '#editor/text/find-in-document.ts';

/** Where a range of a document is in a later one; null where nothing is left of it. */
export function followRange(range: DocumentRange, before: Node, after: Node): DocumentRange | null {
  if (before === after) return range;
  const at = betweenDocuments(before, after);
  const [from, to] = [at(range.from), at(range.to)];
  return from < to ? { from, to } : null;
}

/** What others do arrives as a new document, not as steps: only where the two differ can a position move. */
export function betweenDocuments(before: Node, after: Node): (position: number) => number {
  const start = before.content.findDiffStart(after.content);
  const end = before.content.findDiffEnd(after.content);
  if (start === null || end === null) return (position) => position;
  return (position) => {
    if (position <= start) return position;
    if (position >= end.a) return position + end.b - end.a;
    return end.a === end.b ? position : Math.min(position, Math.max(start, end.b));
  };
}
