export const failureCounterMax = 20;
export const failureCounterMin = 0;
/** Above this the service counts as down or under maintenance. */
export const failureThreshold = 10;

export function countFailure(count: number): number {
  return Math.min(failureCounterMax, count + 1);
}

export function countSuccess(count: number): number {
  return Math.max(failureCounterMin, count - 1);
}

export function isServiceDown(count: number): boolean {
  return count > failureThreshold;
}
