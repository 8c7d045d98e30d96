/** Seconds before each further attempt; a little over three days together. */
const delays = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

/** Undefined once there are no further attempts. */
export function retryDelaySeconds(attempts: number): number | undefined {
  return delays[attempts - 1];
}

/** A receiver that takes nothing for this long is not asked any more. */
export const disableAfterDays = 3;

export type Reception = 'taken' | 'refused' | 'unavailable' | 'gone';

/**
 * What an answer means. Refused: the receiver is there and does not want this one, others go on. Unavailable: whatever
 * follows waits as well, so that it arrives in order.
 */
export function receptionOf(status: number): Reception {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 410) return 'gone';
  return status >= 500 || status === 408 || status === 429 ? 'unavailable' : 'refused';
}

/** How long the secret before the newest still signs. */
export const oldSecretHours = 24;

/** How long it can be looked up what was sent. */
export const deliveryKeptDays = 30;

/** Things that one message names at most. */
export const mostItemsInMessage = 100;
