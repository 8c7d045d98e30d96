import { countOf } from '#domain/text/count-of.ts';
import { dayMs, hourMs } from './durations.ts';

/** Until something ends, rounded up: a link of 14 days says so on its first day. */
export function timeLeft(end: Date, now: Date): string {
  const left = end.getTime() - now.getTime();
  if (left <= 0) return 'Ended';
  if (left < hourMs) return 'in less than an hour';
  if (left <= dayMs) return `in ${countOf(Math.ceil(left / hourMs), 'hour')}`;
  return `in ${countOf(Math.ceil(left / dayMs), 'day')}`;
}
