import { remainingOf, type PlanLimits } from '#domain/billing/plan-limits.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';

/** How many of the incoming data points fit: an import keeps what it can and says what is left out. */
export function admitDataPoints(
  limits: Pick<PlanLimits, 'channelDataPoints'>,
  used: number,
  incoming: number,
): { admitted: number; leftOut: number } {
  const remaining = remainingOf(limits.channelDataPoints, used);
  const admitted = remaining === null ? incoming : Math.min(incoming, remaining);
  return { admitted, leftOut: incoming - admitted };
}

/** What is said of those that are left out. */
export function dataPointRefusal(most: number): string {
  return `Your plan has ${groupDigits(most)} data ${most === 1 ? 'point' : 'points'}. Upgrade to add more.`;
}
