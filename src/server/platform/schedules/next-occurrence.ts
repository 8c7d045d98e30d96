import { CronExpressionParser } from 'cron-parser';

export type Rhythm = { readonly cron: string; readonly timeZone: string };

/**
 * The times after `after`, without end. A time that the clocks skip in spring is an hour later that day; one that they
 * show twice in autumn is the first of the two.
 */
export function* occurrencesAfter({ cron, timeZone }: Rhythm, after: Date): Generator<Date, never> {
  const times = CronExpressionParser.parse(cron, { tz: timeZone, currentDate: after });
  for (;;) yield times.next().toDate();
}

export function nextOccurrence(rhythm: Rhythm, after: Date): Date {
  return occurrencesAfter(rhythm, after).next().value;
}
