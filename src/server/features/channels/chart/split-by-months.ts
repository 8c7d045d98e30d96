/** Whole days as `YYYY-MM-DD`: `first` included, `end` not. */
export type Days = { readonly first: string; readonly end: string };

export type SplitPeriod = {
  /** From the first day of a month to the first day of another. */
  readonly months: Days | null;
  /** What is left at both ends. */
  readonly rest: readonly Days[];
};

/**
 * A period as whole months and the days around them. Nothing is outside of the days that are `known`, so a month that
 * they begin or end in is whole as soon as the period has all of its known days.
 */
export function splitByMonths(
  { first, end }: Days,
  known: { readonly first: string; readonly last: string },
): SplitPeriod {
  const from = first <= known.first ? monthOf(known.first) : monthFrom(first);
  const to = end > known.last ? nextMonth(known.last) : monthOf(end);
  if (from >= to) return { months: null, rest: [{ first, end }] };
  const rest = [
    { first, end: from },
    { first: to, end },
  ].filter((days) => days.first < days.end && days.first <= known.last && days.end > known.first);
  return { months: { first: from, end: to }, rest };
}

function monthFrom(day: string): string {
  return day.endsWith('-01') ? day : nextMonth(day);
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
