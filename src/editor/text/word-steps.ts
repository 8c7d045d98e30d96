import type { Node } from '@tiptap/pm/model';
import type { DocumentRange } from './find-in-document.ts';

export type WordStep = { readonly end: 'start' | 'end'; readonly direction: 1 | -1 };

const placeholder = '\ufffc';
let segmenter: Intl.Segmenter | undefined;

/** One end goes on to the next word, also over the edge of a block; the range never becomes empty. */
export function stepByWord(
  document: Node,
  range: DocumentRange,
  { end, direction }: WordStep,
): DocumentRange {
  const from = end === 'start' ? range.from : range.to;
  return withEnd(range, end, nearestEdge(document, from, { end, direction }) ?? from);
}

/** One character, as a reader counts them. */
export function stepByCharacter(
  document: Node,
  range: DocumentRange,
  { end, direction }: WordStep,
): DocumentRange {
  const at = end === 'start' ? range.from : range.to;
  const { parent, parentOffset } = document.resolve(at);
  const text = parent.textBetween(0, parent.content.size, undefined, placeholder);
  const edges = [...graphemeEdges(text)];
  const next =
    direction === 1
      ? edges.find((edge) => edge > parentOffset)
      : edges.findLast((edge) => edge < parentOffset);
  return withEnd(range, end, next === undefined ? at : at - parentOffset + next);
}

function withEnd(range: DocumentRange, end: WordStep['end'], position: number): DocumentRange {
  const next = end === 'start' ? { from: position, to: range.to } : { from: range.from, to: position };
  return next.from < next.to ? next : range;
}

function nearestEdge(document: Node, position: number, { end, direction }: WordStep): number | null {
  let nearest: number | null = null;
  const [from, to] = direction === 1 ? [position, document.content.size] : [0, position];
  document.nodesBetween(from, to, (block, start) => {
    if (!block.isTextblock) return true;
    // Forwards the first block with an edge decides, backwards the last.
    if (direction === 1 && nearest !== null) return false;
    const edges = wordEdges(block, end).map((offset) => start + 1 + offset);
    const found =
      direction === 1 ? edges.find((edge) => edge > position) : edges.findLast((edge) => edge < position);
    nearest = found ?? nearest;
    return false;
  });
  return nearest;
}

function wordEdges(block: Node, end: WordStep['end']): number[] {
  const text = block.textBetween(0, block.content.size, undefined, placeholder);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return [...segmenter.segment(text)].flatMap(({ segment, index, isWordLike }) =>
    isWordLike === true ? [end === 'start' ? index : index + segment.length] : [],
  );
}

function* graphemeEdges(text: string): Iterable<number> {
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { index } of graphemes.segment(text)) yield index;
  yield text.length;
}
