import { dayMs, hourMs, minuteMs } from './durations.ts';
import { formatDay } from './format-day.ts';

/** Counts elapsed time, so two people in different zones read the same words for the same moment. */
export function relativeTime(date: Date, now: Date, timeZone = 'UTC'): string {
  const elapsed = now.getTime() - date.getTime();
  const isPast = elapsed >= 0;
  const distance = Math.abs(elapsed);
  if (distance < minuteMs) return 'now';
  if (distance < hourMs) return phrase(Math.floor(distance / minuteMs), 'minute', isPast);
  if (distance < dayMs) return phrase(Math.floor(distance / hourMs), 'hour', isPast);
  const days = Math.floor(distance / dayMs);
  if (days === 1) return isPast ? 'yesterday' : 'tomorrow';
  if (days < 7) return phrase(days, 'day', isPast);
  if (days < 14) return phrase(1, 'week', isPast);
  return formatDay(date, timeZone);
}

function phrase(count: number, unit: string, isPast: boolean): string {
  const amount = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return isPast ? `${amount} ago` : `in ${amount}`;
}
