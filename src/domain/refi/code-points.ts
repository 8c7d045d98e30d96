/** The standard counts Unicode code points; JavaScript counts UTF-16 units, of which an emoji has two. */
export type CodePoints = {
  /** From an offset in UTF-16 units. */
  readonly at: (offset: number) => number;
  /** To an offset in UTF-16 units; beyond the end, the end. */
  readonly offsetOf: (point: number) => number;
};

export function codePointsOf(text: string): CodePoints {
  /** Offsets behind each character that takes two units; few texts have many. */
  const pairs: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if ((text.codePointAt(at) ?? 0) <= 0xffff) continue;
    at += 1;
    pairs.push(at);
  }
  return {
    at: (offset) => offset - countBelow(pairs, (second) => second < offset),
    offsetOf: (point) =>
      Math.min(text.length, point + countBelow(pairs, (second, before) => second - before <= point)),
  };
}

/** How many from the beginning hold, where each that holds comes before each that doesn’t. */
function countBelow(pairs: readonly number[], holds: (second: number, before: number) => boolean): number {
  let [low, high] = [0, pairs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const second = pairs[middle];
    if (second !== undefined && holds(second, middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
