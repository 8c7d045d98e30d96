import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TooManyRequests } from '#domain/errors/hark-error.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createClock } from '#tests/support/clock.ts';
import { openTestDatabase, testLog as log } from '#tests/support/test-database.ts';
import { clientAddress } from './client-address.ts';
import { MemoryCounters } from './memory-counters.ts';
import { createRateLimiter, type Limit, type RateLimiter } from './rate-limiter.ts';
import './tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const clock = createClock();
const broken: Database = {
  get kind() {
    return database.kind;
  },
  get hasVector() {
    return database.hasVector;
  },
  get owner() {
    return database.owner;
  },
  transaction: () => Promise.reject(new Error('Connection terminated')),
  begin: () => Promise.reject(new Error('Connection terminated')),
  queryJobs: () => Promise.reject(new Error('Connection terminated')),
  releaseOwner: async () => {},
  listen: () => Promise.reject(new Error('Connection terminated')),
  giveWay: async () => {},
  close: async () => {},
};

describe.each([
  ['in the database', () => createRateLimiter({ database, now: clock.now, log })],
  [
    'in memory while the database is gone',
    () => createRateLimiter({ database: broken, now: clock.now, log }),
  ],
])('%s', (where, create) => {
  let limiter: RateLimiter;
  beforeAll(() => {
    limiter = create();
  });
  const limit: Limit = { name: `three ${where}`, most: 3, seconds: 60 };

  test('lets as many pass as it may, per key, until the time is up', async () => {
    for (let n = 0; n < 3; n += 1) await limiter.take(limit, 'a');
    await expect(limiter.take(limit, 'a')).rejects.toThrow(TooManyRequests);
    await limiter.take(limit, 'b');
    clock.pass(61);
    await limiter.take(limit, 'a');
  });

  test('says how long to wait', async () => {
    for (let n = 0; n < 3; n += 1) await limiter.take(limit, 'wait');
    clock.pass(20);
    const refusal: unknown = await limiter.take(limit, 'wait').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TooManyRequests);
    expect(refusal instanceof TooManyRequests && refusal.retryAfterSeconds).toBeGreaterThanOrEqual(39);
    expect(refusal instanceof TooManyRequests && refusal.retryAfterSeconds).toBeLessThanOrEqual(40);
  });

  test('counts each of many at once', async () => {
    const tries = Array.from({ length: 30 }, () => limiter.take(limit, 'crowd'));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('forgets what was counted while the clock was two days ahead', async () => {
    clock.pass(172_800);
    for (let n = 0; n < 3; n += 1) await limiter.take(limit, 'ahead');
    clock.pass(-172_800);
    await limiter.requireRoom(limit, 'ahead');
    await limiter.take(limit, 'ahead');
    expect(await limiter.count(limit, 'ahead')).toBe(2);
  });

  test('keys do not run into each other', async () => {
    for (let n = 0; n < 3; n += 1) await limiter.take(limit, 'ab', 'c');
    expect(await limiter.count(limit, 'a', 'bc')).toBe(1);
    expect(await limiter.count(limit, 'abc')).toBe(1);
    expect(await limiter.count({ ...limit, name: 'another' }, 'ab', 'c')).toBe(1);
  });

  test('a sliding limit empties only after a pause', async () => {
    const sliding: Limit = { name: `sliding ${where}`, most: 3, seconds: 60, sliding: true };
    for (let n = 0; n < 3; n += 1) {
      await limiter.requireRoom(sliding, 'a');
      expect(await limiter.count(sliding, 'a')).toBe(n + 1);
      clock.pass(40);
    }
    await expect(limiter.requireRoom(sliding, 'a')).rejects.toThrow(TooManyRequests);
    clock.pass(21);
    await limiter.requireRoom(sliding, 'a');
  });
});

test('clearing empties a bucket', async () => {
  const limiter = createRateLimiter({ database, now: clock.now, log });
  const limit: Limit = { name: 'clear', most: 1, seconds: 60 };
  await limiter.take(limit, 'a');
  await limiter.clear(limit, 'a');
  expect(await limiter.count(limit, 'a')).toBe(1);
});

test('the table does not tell who was here', async () => {
  const limiter = createRateLimiter({ database, now: clock.now, log });
  await limiter.take({ name: 'private', most: 1, seconds: 60 }, 'ada@private.example', '10.9.8.7');
  const rows = await database.transaction({}, 'read only', (db) =>
    db.selectFrom('rate_counters').selectAll().execute(),
  );
  expect(JSON.stringify(rows)).not.toMatch(/ada@|10\.9\.8\.7/);
});

test('memory full of live buckets refuses instead of forgetting', () => {
  const counters = new MemoryCounters();
  const now = new Date();
  const resetsAt = new Date(now.getTime() + 1000);
  const window = { now, resetsAt, latest: resetsAt, sliding: false };
  for (let n = 0; n < 10_000; n += 1) counters.add(`bucket ${n}`, window);
  expect(counters.add('one more', window).count).toBe(Number.POSITIVE_INFINITY);
  expect(counters.add('bucket 7', window).count).toBe(2);
  const end = new Date(now.getTime() + 2000);
  const later = { now: window.resetsAt, resetsAt: end, latest: end, sliding: false };
  expect(counters.add('one more', later).count).toBe(1);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('the address %s counts as %s', (ip, bucket) => {
  expect(clientAddress({ ip })).toBe(bucket);
});
