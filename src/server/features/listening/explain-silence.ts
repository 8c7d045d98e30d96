import { speechBroke } from '#domain/ai/spoken-text.ts';
import { InvalidOperation, TooManyRequests, Unavailable } from '#domain/errors/hark-error.ts';
import { GenerationFailed } from '#server/platform/ai/language/generation.ts';

const usualRetrySeconds = 30;

/** Why nothing is heard, as the person is told. */
export function explainSilence(error: unknown): never {
  if (!(error instanceof GenerationFailed)) throw error;
  const { fault, message, retryAfterMs } = error;
  const seconds =
    retryAfterMs === undefined ? usualRetrySeconds : Math.max(1, Math.ceil(retryAfterMs / 1000));
  if (fault === 'busy') throw new TooManyRequests(seconds, message);
  if (fault === 'down' || fault === 'slow') throw new Unavailable(seconds, message);
  if (fault === 'broken' || fault === 'cancelled') throw new Unavailable(seconds, speechBroke);
  throw new InvalidOperation(message);
}
