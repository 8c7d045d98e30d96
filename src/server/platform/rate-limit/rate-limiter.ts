import { createHash } from 'node:crypto';
import { TooManyRequests } from '#domain/errors/hark-error.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { windowFrom, type Counter } from './counter.ts';
import { MemoryCounters } from './memory-counters.ts';
import { addToCounter, deleteCounter, findCounter } from './stored-counters.ts';

export type Limit = {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
  /** Each count restarts the time, so the bucket empties only after a pause. */
  readonly sliding?: boolean;
};

export type RateLimiter = {
  /** Counts one, and refuses with TooManyRequests above the limit. Keys are what the server knows, never what a client names itself. */
  take(limit: Limit, ...keys: string[]): Promise<void>;
  /** Counts one and says how many there are. */
  count(limit: Limit, ...keys: string[]): Promise<number>;
  /** Refuses when the limit has been reached, without counting. */
  requireRoom(limit: Limit, ...keys: string[]): Promise<void>;
  /** Whether the limit has not been reached. */
  hasRoom(limit: Limit, ...keys: string[]): Promise<boolean>;
  clear(limit: Limit, ...keys: string[]): Promise<void>;
};

type LimiterOptions = { database: Database; now: () => Date; log: Log };

/** Counters live in the database that all nodes share; without it each node counts for itself, never not at all. */
export function createRateLimiter({ database, now, log }: LimiterOptions): RateLimiter {
  const memory = new MemoryCounters();
  const windowOf = ({ seconds }: Limit) => windowFrom(now(), seconds * 1000);

  async function add(limit: Limit, bucket: string): Promise<Counter> {
    const window = { ...windowOf(limit), sliding: limit.sliding ?? false };
    return orInMemory(
      () => addToCounter({ database }, { bucket, window }),
      () => memory.add(bucket, window),
    );
  }

  async function orInMemory<T>(stored: () => Promise<T>, remembered: () => T): Promise<T> {
    try {
      return await stored();
    } catch (error) {
      log.warn({ err: error }, 'The rate limiter counts in memory');
      return remembered();
    }
  }

  async function find(limit: Limit, keys: readonly string[]): Promise<Counter | undefined> {
    const bucket = bucketOf(limit, keys);
    return orInMemory(
      () => findCounter(database, bucket, windowOf(limit)),
      () => memory.read(bucket, windowOf(limit)),
    );
  }

  return {
    async take(limit, ...keys) {
      const counter = await add(limit, bucketOf(limit, keys));
      if (counter.count > limit.most) throw refusal(counter, now());
    },
    async count(limit, ...keys) {
      const { count } = await add(limit, bucketOf(limit, keys));
      return count;
    },
    async requireRoom(limit, ...keys) {
      const counter = await find(limit, keys);
      if (counter && counter.count >= limit.most) throw refusal(counter, now());
    },
    async hasRoom(limit, ...keys) {
      const counter = await find(limit, keys);
      return !counter || counter.count < limit.most;
    },
    async clear(limit, ...keys) {
      const bucket = bucketOf(limit, keys);
      memory.clear(bucket);
      await deleteCounter(database, bucket);
    },
  };
}

/** Hashed: bounded in length, and the table tells nobody which addresses were here. */
function bucketOf(limit: Limit, keys: readonly string[]): string {
  return `${limit.name}:${createHash('sha256').update(JSON.stringify(keys)).digest('base64url')}`;
}

function refusal({ resetsAt }: Counter, now: Date): TooManyRequests {
  return new TooManyRequests(Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)));
}
