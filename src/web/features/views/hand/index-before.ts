/** Which row is at a place after one was moved from a place to another. */
export function indexBefore(index: number, { from, to }: { from: number; to: number }): number {
  if (index === to) return from;
  if (from < to && index >= from && index < to) return index + 1;
  if (to < from && index > to && index <= from) return index - 1;
  return index;
}
