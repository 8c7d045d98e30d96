import { setTimeout as wait } from 'node:timers/promises';

const stepMs = 100;

/**
 * Answers after a whole number of steps. What a stranger asks about an address takes the same time
 * whether a mail is written or not; the work itself is a fraction of a step.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    await wait(stepMs - ((performance.now() - started) % stepMs));
  }
}
