const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** d MMM yyyy. Months are spelt here because ICU versions disagree ("Sep", "Sept"). */
export function formatDay(date: Date, timeZone = 'UTC'): string {
  const [year, month, day] = timeZone === 'UTC' ? utcDay(date) : zonedDay(date, timeZone);
  return `${day} ${months[month - 1] ?? ''} ${year}`;
}

/** d MMM of one day in UTC, or of the first and last of several. */
export function formatDays(from: Date, to: Date): string {
  const [[year, month, day], [lastYear, lastMonth, lastDay]] = [utcDay(from), utcDay(to)];
  const last = `${lastDay} ${months[lastMonth - 1] ?? ''}`;
  if (year === lastYear && month === lastMonth) return day === lastDay ? last : `${day} – ${last}`;
  return `${day} ${months[month - 1] ?? ''} – ${last}`;
}

function utcDay(date: Date): [number, number, number] {
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

function zonedDay(date: Date, timeZone: string): [number, number, number] {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const parts = new Map(format.formatToParts(date).map((part) => [part.type, Number(part.value)]));
  return [parts.get('year') ?? 0, parts.get('month') ?? 0, parts.get('day') ?? 0];
}
