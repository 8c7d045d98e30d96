/** How often something happened since its window opened, and when that ends. */
export type Counter = { readonly count: number; readonly resetsAt: Date };

/** A stretch of time that begins now. */
export type Window = {
  readonly now: Date;
  readonly resetsAt: Date;
  /** What ends later than this began while a clock was far ahead, and counts no more. */
  readonly latest: Date;
};

/** The clocks of two nodes differ a little. */
export const skewMs = 600_000;

export function windowFrom(now: Date, ms: number): Window {
  const end = now.getTime() + ms;
  return { now, resetsAt: new Date(end), latest: new Date(end + skewMs) };
}
