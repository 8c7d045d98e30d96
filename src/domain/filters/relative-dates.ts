export const relativeDates = [
  '1 hour ago',
  '1 week ago',
  '2 weeks ago',
  '4 weeks ago',
  '1 month ago',
  '3 months ago',
  '6 months ago',
  '1 year ago',
  '2 years ago',
] as const;
export type RelativeDate = (typeof relativeDates)[number];

const hour = 3_600_000;
const week = 7 * 24 * hour;

const distances = {
  '1 hour ago': { milliseconds: hour },
  '1 week ago': { milliseconds: week },
  '2 weeks ago': { milliseconds: 2 * week },
  '4 weeks ago': { milliseconds: 4 * week },
  '1 month ago': { months: 1 },
  '3 months ago': { months: 3 },
  '6 months ago': { months: 6 },
  '1 year ago': { months: 12 },
  '2 years ago': { months: 24 },
} as const satisfies Record<RelativeDate, { milliseconds: number } | { months: number }>;

export function findRelativeDate(text: string): RelativeDate | null {
  return relativeDates.find((known) => known === text) ?? null;
}

export function resolveRelativeDate(relative: RelativeDate, now: Date): Date {
  const distance = distances[relative];
  return 'months' in distance
    ? monthsBefore(now, distance.months)
    : new Date(now.getTime() - distance.milliseconds);
}

/** A month before 31 March is the last day of February, not 3 March. */
function monthsBefore(now: Date, months: number): Date {
  const first = new Date(now);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return first;
}
