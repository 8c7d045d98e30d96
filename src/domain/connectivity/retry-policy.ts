export const readRetry = { attempts: 5, initialDelayMs: 300, maxDelayMs: 2000 } as const;
export const defaultRetry = { attempts: 3, delayMs: 1000 } as const;
export const ping = { path: '/ping', timeoutMs: 5000 } as const;

export type RequestOutcome = {
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly status: number;
  /** How often the request has been sent already. */
  readonly attempts: number;
};

/** Only reads: a write that reached a failing server may still have happened. */
export function mayRetry({ kind, status, attempts }: RequestOutcome): boolean {
  return kind === 'query' && status >= 500 && attempts < readRetry.attempts;
}

/** For everything else that is tried again: 1 s, then 2 s; undefined when the attempts are used up. */
export function defaultRetryDelay(attempts: number): number | undefined {
  return attempts < defaultRetry.attempts ? defaultRetry.delayMs * 2 ** (attempts - 1) : undefined;
}
