import type { FollowFrequency } from './follows.ts';

const dayMs = 86_400_000;

/** When the mail after one sent at `last` is due. A month from the 31st ends with the next month, not after it. */
export function nextDigestAt(frequency: FollowFrequency, last: Date): Date {
  if (frequency === 'DAILY') return new Date(last.getTime() + dayMs);
  if (frequency === 'WEEKLY') return new Date(last.getTime() + 7 * dayMs);
  const next = new Date(last);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== last.getUTCDate()) next.setUTCDate(0);
  return next;
}
