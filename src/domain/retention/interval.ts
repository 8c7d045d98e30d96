import type { TypeOf } from '#domain/codec/codec.ts';
import { positiveInteger } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';

export const intervalFields = ['days', 'hours', 'minutes', 'months', 'seconds', 'years'] as const;
export type IntervalField = (typeof intervalFields)[number];

/** A length of time as the database gives it: fields that are zero are left out. */
export const intervalCodec = object(
  {
    days: optional(positiveInteger),
    hours: optional(positiveInteger),
    minutes: optional(positiveInteger),
    months: optional(positiveInteger),
    seconds: optional(positiveInteger),
    years: optional(positiveInteger),
  },
  'interval',
);
export type Interval = TypeOf<typeof intervalCodec>;

/** Calendar months and years first, then exact time; a day that the month lacks becomes its last one. */
export function addInterval(from: Date, interval: Interval): Date {
  const { years = 0, months = 0, days = 0, hours = 0, minutes = 0, seconds = 0 } = interval;
  const date = new Date(from);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + years * 12 + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return new Date(date.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
}
