import type { Log } from '#server/platform/log/log.ts';

/** What the database answers the one that it ended so that the other could go on: nothing of it was written. */
const givenUp = new Set(['40P01', '40001']);

/** For whole transactions that touch nothing but the database: two that waited for each other's rows both end well. */
export async function tryTwice<T>(log: Log, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!wasGivenUp(error)) throw error;
    log.warn({ err: error }, 'Two transactions waited for each other; this one is run again');
    return attempt();
  }
}

function wasGivenUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && givenUp.has(String(error.code));
}
