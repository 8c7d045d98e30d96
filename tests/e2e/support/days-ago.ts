import { formatDay } from '#domain/time/format-day.ts';

const dayMs = 86_400_000;

/** A day of the last weeks, as a table has it and as a screen says it. */
export function daysAgo(days: number): { iso: string; shown: string } {
  const day = new Date(Date.now() - days * dayMs);
  return { iso: day.toISOString().slice(0, 10), shown: formatDay(day) };
}
