import pg from 'pg';

const { TIMESTAMPTZ } = pg.types.builtins;
const zero = 48;

/** As the driver reads values, but for instants: a list has hundreds, and its patterns take longer than the rest. */
export const typeParsers = new pg.TypeOverrides();
typeParsers.setTypeParser(TIMESTAMPTZ, 'text', readTimestamp);

const general: (text: string) => unknown = pg.types.getTypeParser(TIMESTAMPTZ, 'text');

/** `2026-11-15 15:27:26.123456+00`. Any other form (another zone, infinity, before Christ) goes the general way. */
export function readTimestamp(text: string): unknown {
  const end = text.length - 3;
  if (end < 19 || end > 26 || text.charCodeAt(4) !== 45 || !text.endsWith('+00')) return general(text);
  let ms = 0;
  if (end > 19)
    ms = digit(text, 20) * 100 + (end > 21 ? digit(text, 21) * 10 : 0) + (end > 22 ? digit(text, 22) : 0);
  const year = two(text, 0) * 100 + two(text, 2);
  // The platform takes years below 100 for those of the twentieth century.
  if (year < 100) return general(text);
  return new Date(
    Date.UTC(year, two(text, 5) - 1, two(text, 8), two(text, 11), two(text, 14), two(text, 17), ms),
  );
}

function two(text: string, at: number): number {
  return digit(text, at) * 10 + digit(text, at + 1);
}

function digit(text: string, at: number): number {
  return text.charCodeAt(at) - zero;
}
