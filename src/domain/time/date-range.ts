import { isOf } from '#domain/codec/codec.ts';
import { isoDate } from '#domain/codec/primitives.ts';
import type { DatePreset } from './date-presets.ts';
import { dayMs } from './durations.ts';

/** ISO days, both included. */
export type DayRange = { readonly from: string; readonly to: string };
/** `from` included, `to` not: the shape a query compares timestamps with. */
export type InstantRange = { readonly from: Date; readonly to: Date };
type Custom = { readonly from?: string | undefined; readonly to?: string | undefined };

type Today = { year: number; month: number; day: number; daysSinceMonday: number };
type Calculated = Exclude<DatePreset, 'allTimeNoRange' | 'custom'>;

const firstDays: Readonly<Record<Calculated, (today: Today) => number>> = {
  thisWeek: ({ year, month, day, daysSinceMonday }) => Date.UTC(year, month, day - daysSinceMonday),
  thisMonth: ({ year, month }) => Date.UTC(year, month, 1),
  thisQuarter: ({ year, month }) => Date.UTC(year, month - (month % 3), 1),
  thisYear: ({ year }) => Date.UTC(year, 0, 1),
  last7Days: ({ year, month, day }) => Date.UTC(year, month, day - 6),
  last14Days: ({ year, month, day }) => Date.UTC(year, month, day - 13),
  last28Days: ({ year, month, day }) => Date.UTC(year, month, day - 27),
  last90Days: ({ year, month, day }) => Date.UTC(year, month, day - 89),
  last180Days: ({ year, month, day }) => Date.UTC(year, month, day - 179),
};

/** Days of UTC up to and including today; undefined means no limit. Weeks start on Monday. */
export function dayRangeOf(preset: DatePreset, now: Date, custom: Custom = {}): DayRange | undefined {
  if (preset === 'allTimeNoRange') return undefined;
  if (preset === 'custom') return parseDayRange(custom);
  const today = {
    year: now.getUTCFullYear(),
    month: now.getUTCMonth(),
    day: now.getUTCDate(),
    daysSinceMonday: (now.getUTCDay() + 6) % 7,
  };
  return { from: isoDayOf(new Date(firstDays[preset](today))), to: isoDayOf(now) };
}

/** undefined when a day is missing, is no real day, or the two are reversed. */
export function parseDayRange({ from, to }: Custom): DayRange | undefined {
  if (!isOf(isoDate, from) || !isOf(isoDate, to) || from > to) return undefined;
  return { from, to };
}

export function instantsOf(range: DayRange): InstantRange {
  return { from: startOf(range.from), to: new Date(startOf(range.to).getTime() + dayMs) };
}

export function isoDayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}
