import { dayMs } from '#domain/time/durations.ts';

/** Whole days as `YYYY-MM-DD`: `first` included, `end` not. */
export type Days = { readonly first: string; readonly end: string };

export type SplitPeriod = {
  /** From the first day of a month to the first day of another. */
  readonly months: Days | null;
  /** What is left at both ends. */
  readonly more: readonly Days[];
  /** What the months have too much at both ends. */
  readonly less: readonly Days[];
};

/**
 * A period as whole months with the days that they lack or have too many, whichever are fewer. Nothing is outside of the
 * days that are `known`, so a month that they begin or end in is whole as soon as the period has all of its known days.
 */
export function splitByMonths(
  { first, end }: Days,
  known: { readonly first: string; readonly last: string },
): SplitPeriod {
  const from = first <= known.first ? monthOf(known.first) : nearestMonth(first);
  const to = end > known.last ? nextMonth(known.last) : nearestMonth(end);
  const isKnown = (days: Days): boolean =>
    days.first < days.end && days.first <= known.last && days.end > known.first;
  if (from >= to) return { months: null, more: [{ first, end }].filter(isKnown), less: [] };
  return {
    months: { first: from, end: to },
    more: [
      { first, end: from },
      { first: to, end },
    ].filter(isKnown),
    less: [
      { first: from, end: first },
      { first: end, end: to },
    ].filter(isKnown),
  };
}

/** The month that begins on the nearest day. */
function nearestMonth(day: string): string {
  const [own, next] = [monthOf(day), nextMonth(day)];
  return daysBetween(own, day) <= daysBetween(day, next) ? own : next;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

function nextMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return month === 12
    ? `${String(year + 1).padStart(4, '0')}-01-01`
    : `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-01`;
}
