import type { Timeouts } from './generation.ts';

const usual: Timeouts = { firstMs: 45_000, gapMs: 30_000, totalMs: 120_000 };

export type Watch = {
  readonly isExpired: () => boolean;
  /** Something came: the wait for the next part begins. */
  heard(): void;
  end(): void;
};

/** Calls `expire` when the first part, the next one, or the end takes too long. */
export function watchTime(given: Partial<Timeouts> | undefined, expire: () => void): Watch {
  const { firstMs, gapMs, totalMs } = { ...usual, ...given };
  let isExpired = false;
  const stop = (): void => {
    isExpired = true;
    expire();
  };
  const whole = setTimeout(stop, totalMs);
  const first = setTimeout(stop, firstMs);
  let gap: NodeJS.Timeout | undefined;
  return {
    isExpired: () => isExpired,
    heard() {
      clearTimeout(first);
      gap ??= setTimeout(stop, gapMs);
      gap.refresh();
    },
    end() {
      for (const timer of [whole, first, gap]) clearTimeout(timer);
    },
  };
}
