/** Stops asking a service that fails again and again, so that people hear at once that it does. */
export type CircuitBreaker = {
  /** False while the service is given its rest. */
  isClosed(key: string): boolean;
  succeeded(key: string): void;
  failed(key: string): void;
};

const mostFailures = 5;
const restMs = 30_000;
const mostKeys = 1000;

export function createCircuitBreaker(now: () => Date): CircuitBreaker {
  const failures = new Map<string, { count: number; openUntil: number }>();
  return {
    isClosed(key) {
      const known = failures.get(key);
      if (!known || known.count < mostFailures) return true;
      if (known.openUntil > now().getTime()) return false;
      // One may try; the others wait for how it goes.
      known.openUntil = now().getTime() + restMs;
      return true;
    },
    succeeded(key) {
      failures.delete(key);
    },
    failed(key) {
      const count = (failures.get(key)?.count ?? 0) + 1;
      failures.delete(key);
      failures.set(key, { count, openUntil: now().getTime() + restMs });
      const oldest = failures.keys().next().value;
      if (failures.size > mostKeys && oldest !== undefined) failures.delete(oldest);
    },
  };
}
