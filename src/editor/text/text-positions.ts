import type { TextSegment } from './to-text.ts';

/** Where an offset in the text is in the document. */
export function positionAt(positions: readonly TextSegment[], offset: number): number {
  const segment = lastBefore(positions, ({ offset: start }) => start <= offset);
  if (!segment) return 0;
  const into = offset - segment.offset;
  if (segment.length === segment.size) return segment.position + Math.min(into, segment.size);
  return into >= segment.length ? segment.position + segment.size : segment.position;
}

/** Which offset in the text a position in the document has; between blocks, the end of the one before. */
export function offsetAt(positions: readonly TextSegment[], position: number): number {
  const segment = lastBefore(positions, ({ position: start }) => start <= position);
  if (!segment) return 0;
  const into = position - segment.position;
  if (segment.length === segment.size) return segment.offset + Math.min(into, segment.length);
  return into >= segment.size ? segment.offset + segment.length : segment.offset;
}

function lastBefore(
  positions: readonly TextSegment[],
  isBefore: (segment: TextSegment) => boolean,
): TextSegment | undefined {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const segment = positions[middle];
    if (segment && isBefore(segment)) low = middle + 1;
    else high = middle;
  }
  return positions[low - 1];
}
