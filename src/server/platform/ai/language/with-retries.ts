import { setTimeout as wait } from 'node:timers/promises';
import { GenerationFailed } from './generation.ts';

const mostRetries = 2;
/** A person who waits longer gets a message instead. */
const longestWaitMs = 10_000;

/** Once a part was handed on, a second try would say it twice. */
export async function* withRetries<Part>(
  attempt: () => AsyncGenerator<Part, void>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Part, void> {
  for (let tries = 0; ; tries += 1) {
    let isShown = false;
    try {
      for await (const part of attempt()) {
        isShown = true;
        yield part;
      }
      return;
    } catch (error) {
      if (isShown || tries >= mostRetries || !(error instanceof GenerationFailed) || !isPassing(error))
        throw error;
      const delay = error.retryAfterMs ?? 500 * 2 ** tries;
      if (delay > longestWaitMs) throw error;
      await wait(delay, undefined, { ...(signal && { signal }) }).catch(() => {
        throw new GenerationFailed('cancelled');
      });
    }
  }
}

function isPassing({ fault, isPartial }: GenerationFailed): boolean {
  return !isPartial && (fault === 'busy' || fault === 'down' || fault === 'broken');
}
