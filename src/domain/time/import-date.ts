import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { readWordedDate, type DateParts } from './worded-date.ts';

/** In the order they are tried. Each separator may be a dash, a slash or a dot, and a time may follow. A month may be a word. */
export const importDateOrders = ['dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd'] as const;
export type ImportDateOrder = (typeof importDateOrders)[number];

const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:(?:T|,?\s+)(.+))?$/;
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:(?:T|,?\s+)(.+))?$/;
const timePattern =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:\s*([ap])\.?m\.?)?\s*(?:(?:GMT|UTC)(?=[+-]|$))?(Z|[+-]\d{1,2}(?::?\d{2})?)?$/i;

const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?:(?:T|,?\s+)(.+))?$/;
/** Years of two digits from here on are of the last century. */
const firstOfLastCentury = 70;

/**
 * A date without an offset is read as UTC. With dots the day comes first where no order says otherwise: a file may mix
 * these with dates that begin with the year.
 */
export function parseImportDate(
  text: string,
  orders: readonly ImportDateOrder[] = importDateOrders,
): Parsed<Date> {
  for (const order of orders) {
    const date = readDate(text.trim(), order);
    if (date) return accepted(date);
  }
  const date = orders.some((order) => order !== 'MM/dd/yyyy') ? readDotted(text.trim()) : undefined;
  if (date) return accepted(date);
  return refused(`“${text.slice(0, 40)}” isn’t a date Hark can read`);
}

/** One order for a whole column: 03/04 must not change its month because the next row has 25/04. */
export function importDateOrderOf(values: readonly string[]): ImportDateOrder | undefined {
  const filled = values.map((value) => value.trim()).filter((value) => value !== '');
  if (filled.length === 0) return undefined;
  return importDateOrders.find((order) => filled.every((value) => readDate(value, order)));
}

/** The same for a column with a few bad cells: they must not make the others be read each in its own order. */
export function likelyDateOrderOf(values: readonly string[]): ImportDateOrder | undefined {
  const filled = values.map((value) => value.trim()).filter((value) => value !== '');
  const read = (order: ImportDateOrder): number => filled.filter((value) => readDate(value, order)).length;
  const [best] = importDateOrders.toSorted((a, b) => read(b) - read(a));
  return best !== undefined && read(best) * 2 > filled.length ? best : undefined;
}

function readDotted(text: string): Date | undefined {
  const match = dotted.exec(text);
  if (!match) return undefined;
  const [, day, month, year = '', time] = match.map((part) => part as string | undefined);
  return dateOf({ year: fullYear(year), month: Number(month), day: Number(day), time });
}

function fullYear(year: string): number {
  if (year.length > 2) return Number(year);
  return Number(year) + (Number(year) < firstOfLastCentury ? 2000 : 1900);
}

function readDate(text: string, order: ImportDateOrder): Date | undefined {
  const worded = readWordedDate(text);
  if (worded) return dateOf(worded);
  const match = (order === 'yyyy-MM-dd' ? yearFirst : yearLast).exec(text);
  if (!match) return undefined;
  const [, a, , b, c, time] = match.map((part) => part as string | undefined);
  const [first, second, third] = [Number(a), Number(b), Number(c)];
  const [year, month, day] =
    order === 'yyyy-MM-dd'
      ? [first, second, third]
      : order === 'dd/MM/yyyy'
        ? [third, second, first]
        : [third, first, second];
  return dateOf({ year, month, day, time });
}

function dateOf({ year, month, day, time }: DateParts): Date | undefined {
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return undefined;
  const offset = time === undefined ? 0 : readTime(time);
  return offset === undefined ? undefined : new Date(midnight.getTime() + offset);
}

/** Milliseconds after midnight UTC. */
function readTime(text: string): number | undefined {
  const match = timePattern.exec(text);
  if (!match) return undefined;
  const [, hours, minutes, seconds, fraction, half, zone] = match.map((part) => part as string | undefined);
  const hour = clockHour(Number(hours), half?.toLowerCase());
  const [minute, second] = [Number(minutes), Number(seconds ?? 0)];
  if (hour === undefined || minute > 59 || second > 59) return undefined;
  const millis = Math.floor(Number(`0.${fraction ?? 0}`) * 1000);
  return ((hour * 60 + minute - zoneMinutes(zone)) * 60 + second) * 1000 + millis;
}

function clockHour(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

function zoneMinutes(zone: string | undefined): number {
  if (zone === undefined || zone.toUpperCase() === 'Z') return 0;
  const digits = zone.slice(1).replace(':', '');
  const hours = digits.length <= 2 ? digits : digits.slice(0, -2);
  const minutes = Number(hours) * 60 + Number(digits.length <= 2 ? 0 : digits.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}
