import type { Counter, Window } from './counter.ts';

const mostBuckets = 10_000;

/** Counts in this process while the database can't. Full of live buckets it counts for nobody, so all are refused. */
export class MemoryCounters {
  readonly #buckets = new Map<string, Counter>();

  add(bucket: string, window: Window & { sliding: boolean }): Counter {
    const known = this.#live(bucket, window);
    if (!known && this.#buckets.size >= mostBuckets && this.#sweep(window.now) === 0) {
      return { count: Number.POSITIVE_INFINITY, resetsAt: window.resetsAt };
    }
    const counter = {
      count: (known?.count ?? 0) + 1,
      resetsAt: known && !window.sliding ? known.resetsAt : window.resetsAt,
    };
    this.#buckets.set(bucket, counter);
    return counter;
  }

  read(bucket: string, window: Window): Counter | undefined {
    return this.#live(bucket, window);
  }

  clear(bucket: string): void {
    this.#buckets.delete(bucket);
  }

  #live(bucket: string, { now, latest }: Window): Counter | undefined {
    const known = this.#buckets.get(bucket);
    return known && known.resetsAt > now && known.resetsAt <= latest ? known : undefined;
  }

  #sweep(now: Date): number {
    let swept = 0;
    for (const [bucket, { resetsAt }] of this.#buckets) {
      if (resetsAt > now) continue;
      this.#buckets.delete(bucket);
      swept += 1;
    }
    return swept;
  }
}
