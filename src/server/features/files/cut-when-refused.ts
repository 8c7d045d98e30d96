import type { Readable } from 'node:stream';
import { HarkError, TooManyRequests } from '#domain/errors/hark-error.ts';

const everyMs = 1000;

/**
 * A recording takes minutes to send, and access to it may end meanwhile: asks again every second, and cuts the bytes
 * off when the answer is no. A database that is busy for a moment is no answer.
 */
export function cutWhenRefused(bytes: Readable, ask: () => Promise<unknown>): void {
  let isAsking = false;
  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    ask()
      .catch((error: unknown) => {
        if (error instanceof HarkError && !(error instanceof TooManyRequests)) bytes.destroy(error);
      })
      .finally(() => {
        isAsking = false;
      });
  }, everyMs);
  bytes.once('close', () => clearInterval(timer));
}
