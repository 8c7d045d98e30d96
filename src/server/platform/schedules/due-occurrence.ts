import { occurrencesAfter, type Rhythm } from './next-occurrence.ts';

export type Occurrence = {
  readonly dueAt: Date;
  /** It is caught up on: no server was there when it was due. */
  readonly isLate: boolean;
  /** Earlier ones that never ran. The count ends at `mostCounted`. */
  readonly missed: { readonly count: number; readonly since: Date } | null;
};

const minute = 60_000;
/** A sweep that takes a while or a restart is no absence. */
const graceMs = 10 * minute;
const mostCounted = 1000;
const nearMs = 2 * 24 * 60 * minute;

/** What is to be run now of everything that came due since `nextAt`: the last one alone. */
export function dueOccurrence(rhythm: Rhythm, nextAt: Date, now: Date): Occurrence {
  let dueAt = nextAt;
  let count = 0;
  for (const at of occurrencesUntil(rhythm, nextAt, now)) {
    dueAt = at;
    count += 1;
    if (count >= mostCounted) break;
  }
  // Too many to walk through: the last one is found from nearby.
  if (count >= mostCounted)
    for (const at of occurrencesUntil(rhythm, new Date(now.getTime() - nearMs), now)) dueAt = at;
  return {
    dueAt,
    isLate: now.getTime() - dueAt.getTime() > graceMs,
    missed: count === 0 ? null : { count, since: nextAt },
  };
}

function* occurrencesUntil(rhythm: Rhythm, after: Date, end: Date): Generator<Date> {
  for (const at of occurrencesAfter(rhythm, after)) {
    if (at > end) return;
    yield at;
  }
}
