export function ratio(numerator: number, denominator: number): number {
  if (denominator === 0) throw new RangeError('Cannot have denominator zero');
  return numerator / denominator;
}

/** A whole percentage; an empty total is 0 %, which is what a progress bar should show. */
export function percentOf(part: number, total: number): number {
  return total === 0 ? 0 : Math.round(ratio(part, total) * 100);
}
