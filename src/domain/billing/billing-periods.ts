/** From `start`, up to but without `end`. */
export type BillingPeriod = { readonly start: Date; readonly end: Date };

/** The monthly periods since `anchor` that have begun by `now`, oldest first. */
export function monthlyBillingPeriods(anchor: Date, now: Date): BillingPeriod[] {
  const periods: BillingPeriod[] = [];
  for (let month = 0; monthsAfter(anchor, month) <= now; month += 1) {
    periods.push({ start: monthsAfter(anchor, month), end: monthsAfter(anchor, month + 1) });
  }
  return periods;
}

/** The period that holds `now`, also before the anchor: usage is counted per month either way. */
export function billingPeriodAt(anchor: Date, now: Date): BillingPeriod {
  const guess =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const month = monthsAfter(anchor, guess) > now ? guess - 1 : guess;
  return { start: monthsAfter(anchor, month), end: monthsAfter(anchor, month + 1) };
}

/** Counted from the anchor every time: a step from 28 February would lose the 31st permanently. */
function monthsAfter(anchor: Date, months: number): Date {
  const date = new Date(anchor);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return date;
}
