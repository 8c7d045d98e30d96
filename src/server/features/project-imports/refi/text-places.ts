import { codePointsOf } from '#domain/refi/code-points.ts';

export type PlacedText = {
  readonly lines: readonly string[];
  /** Where a character of the standard is: an offset in the lines with one sign between two of them. */
  readonly offsetOf: (point: number) => number;
};

/** `breaksCountOnce`: positions of some tools count a line break of two characters as one. */
export function placedText(raw: string, { breaksCountOnce = false } = {}): PlacedText {
  // PostgreSQL stores no null characters; a sign in its place keeps all positions.
  const whole = raw
    .replace(/^\uFEFF/, '')
    .toWellFormed()
    .replaceAll('\0', '\uFFFD');
  const counted = breaksCountOnce ? whole.replaceAll('\r\n', '\n') : whole;
  const points = codePointsOf(counted);
  const seconds: number[] = [];
  for (let at = counted.indexOf('\r\n'); at !== -1; at = counted.indexOf('\r\n', at + 2))
    seconds.push(at + 1);
  return {
    lines: counted.split(/\r\n|\n|\r/),
    offsetOf(point) {
      const offset = points.offsetOf(Math.max(0, point));
      let [low, high] = [0, seconds.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((seconds[middle] ?? 0) < offset) low = middle + 1;
        else high = middle;
      }
      return offset - low;
    },
  };
}
