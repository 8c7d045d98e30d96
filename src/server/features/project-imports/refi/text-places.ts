import { codePointsOf } from '#domain/refi/code-points.ts';

export type PlacedText = {
  readonly lines: readonly string[];
  /** Where a character of the standard is: an offset in the lines with one sign between two of them. */
  readonly offsetOf: (point: number) => number;
  /** How many characters there are, as they are counted. */
  readonly length: number;
};

/** The standard counts code points, and both characters of a Windows line break; tools count otherwise. */
export type Counting = {
  readonly breaksCountOnce: boolean;
  /** UTF-16 units: an emoji has two. */
  readonly countsUnits: boolean;
};

export function placedText(raw: string, { breaksCountOnce, countsUnits }: Counting): PlacedText {
  // PostgreSQL stores no null characters; a sign in its place keeps all positions.
  const whole = raw
    .replace(/^\uFEFF/, '')
    .toWellFormed()
    .replaceAll('\0', '\uFFFD');
  const counted = breaksCountOnce ? whole.replaceAll('\r\n', '\n') : whole;
  const points = countsUnits ? unitsOf(counted) : codePointsOf(counted);
  const seconds: number[] = [];
  for (let at = counted.indexOf('\r\n'); at !== -1; at = counted.indexOf('\r\n', at + 2))
    seconds.push(at + 1);
  return {
    lines: counted.split(/\r\n|\n|\r/),
    length: points.at(counted.length),
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

/** Nobody selects half of a character. */
function unitsOf(text: string) {
  return {
    at: (offset: number): number => offset,
    offsetOf: (unit: number): number => {
      const offset = Math.min(text.length, unit);
      return /[\uDC00-\uDFFF]/.test(text.charAt(offset)) ? offset - 1 : offset;
    },
  };
}
