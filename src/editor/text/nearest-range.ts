import type { Node } from '@tiptap/pm/model';
import type { DocumentRange } from './find-in-document.ts';
import { positionAt } from './text-positions.ts';
import { toText } from './to-text.ts';

/** Which of several places with the same words is meant by an offset in the text; the text may have changed since. */
export function nearestRange(document: Node, ranges: readonly DocumentRange[], offset: number): number {
  const position = positionAt(toText(document).positions, offset);
  const distances = ranges.map(({ from }) => Math.abs(from - position));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
