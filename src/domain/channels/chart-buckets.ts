import { isoDayOf, type DayRange } from '#domain/time/date-range.ts';
import { dayMs } from '#domain/time/durations.ts';

export type Bucket = 'DAY' | 'WEEK' | 'MONTH';

const daysByDay = 31;
const daysByWeek = 200;

/** About a dozen to three dozen columns: fewer hide the course, more hide the figures. */
export function bucketFor(first: string, last: string): Bucket {
  const days = (Date.parse(last) - Date.parse(first)) / dayMs;
  if (days <= daysByDay) return 'DAY';
  return days <= daysByWeek ? 'WEEK' : 'MONTH';
}

/** The first days of all buckets from that of one day to that of another. Weeks start on Monday, days are of UTC. */
export function bucketsBetween(first: string, last: string, bucket: Bucket): string[] {
  const found: string[] = [];
  for (let at = bucketStart(first, bucket); at <= last; at = nextBucket(at, bucket)) found.push(at);
  return found;
}

/** The last day of a bucket. */
export function bucketEnd(start: string, bucket: Bucket): string {
  return isoDayOf(new Date(Date.parse(nextBucket(start, bucket)) - dayMs));
}

/** Of a bucket only the days of the period are counted: its first and its last, both included. */
export function countedDays(
  start: string,
  bucket: Bucket,
  period: { readonly from: string; readonly to: string },
): DayRange {
  const first = period.from.slice(0, 10);
  const last = isoDayOf(new Date(Date.parse(period.to) - 1));
  const end = bucketEnd(start, bucket);
  return { from: start < first ? first : start, to: end > last ? last : end };
}

function bucketStart(day: string, bucket: Bucket): string {
  const date = new Date(day);
  if (bucket === 'MONTH') date.setUTCDate(1);
  if (bucket === 'WEEK') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return isoDayOf(date);
}

function nextBucket(start: string, bucket: Bucket): string {
  const date = new Date(start);
  if (bucket === 'MONTH') date.setUTCMonth(date.getUTCMonth() + 1);
  else date.setUTCDate(date.getUTCDate() + (bucket === 'WEEK' ? 7 : 1));
  return isoDayOf(date);
}
