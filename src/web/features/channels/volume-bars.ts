import { dayMs } from '#domain/time/durations.ts';

export type CountedDay = {
  readonly day: string;
  readonly count: number;
  readonly positiveCount: number;
  readonly negativeCount: number;
  /** Null or left out where people are not counted. */
  readonly peopleCount?: number | null;
};

/** Both days included. */
export type Bar = Omit<CountedDay, 'day'> & { readonly from: string; readonly to: string };

const mostDays = 31;
const mostBars = 60;

/** A bar a day for a month, else for one or more weeks. Days without data points are there: a gap has to be seen. */
export function barsOf(days: readonly CountedDay[]): Bar[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const start = Date.parse(first.day);
  const end = Date.parse(last.day);
  const length = (end - start) / dayMs + 1;
  const each = (length <= mostDays ? 1 : 7 * Math.ceil(length / 7 / mostBars)) * dayMs;
  const dayOf = (time: number): string => new Date(Math.min(end, time)).toISOString().slice(0, 10);
  const inBars = Map.groupBy(days, ({ day }) => Math.floor((Date.parse(day) - start) / each));
  return Array.from({ length: Math.floor((end - start) / each) + 1 }, (_, at) => {
    const own = inBars.get(at) ?? [];
    return {
      from: dayOf(start + at * each),
      to: dayOf(start + (at + 1) * each - dayMs),
      count: own.reduce((sum, { count }) => sum + count, 0),
      positiveCount: own.reduce((sum, { positiveCount }) => sum + positiveCount, 0),
      negativeCount: own.reduce((sum, { negativeCount }) => sum + negativeCount, 0),
      // Who speaks on two days is one person: only of a single day is it known how many there are.
      peopleCount: each === dayMs ? (own[0]?.peopleCount ?? null) : null,
    };
  });
}
