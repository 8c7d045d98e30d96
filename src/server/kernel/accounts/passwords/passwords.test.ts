import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { TooManyRequests } from '#domain/errors/hark-error.ts';
import { HashQueue } from './hash-queue.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';

describe('a password hash', () => {
  test('is argon2id of the agreed cost, salted', async () => {
    const [one, two] = await Promise.all([hashPassword('Same-Password-1'), hashPassword('Same-Password-1')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await isPasswordOf(one, 'Same-Password-1')).toBe(true);
    expect(await isPasswordOf(one, 'Same-Password-2')).toBe(false);
  });

  test('that does not exist matches nothing', async () => {
    for (const nothing of [null, undefined]) {
      expect(await isPasswordOf(nothing, '')).toBe(false);
      expect(await isPasswordOf(nothing, 'nobody')).toBe(false);
    }
  });

  test('leaves the event loop free', async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 1);
    await Promise.all(Array.from({ length: 8 }, () => hashPassword('Busy-Password-1')));
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(3);
  });
});

describe('the queue', () => {
  test('runs no more at once than it may, and all in the end', async () => {
    const queue = new HashQueue({ running: 4, waiting: 200 });
    let running = 0;
    let most = 0;
    const work = async (n: number): Promise<number> => {
      running += 1;
      most = Math.max(most, running);
      await wait(1);
      running -= 1;
      return n;
    };
    const results = await Promise.all(Array.from({ length: 50 }, (_, n) => queue.run(() => work(n))));
    expect(results).toEqual(Array.from({ length: 50 }, (_, n) => n));
    expect(most).toBe(4);
  });

  test('refuses above its bound, and goes on after a failure', async () => {
    const queue = new HashQueue({ running: 1, waiting: 2 });
    const failing = queue.run(async () => {
      await wait(5);
      throw new Error('broken');
    });
    const waiting = [queue.run(async () => 1), queue.run(async () => 2)];
    await expect(queue.run(async () => 3)).rejects.toThrow(TooManyRequests);
    await expect(failing).rejects.toThrow('broken');
    expect(await Promise.all(waiting)).toEqual([1, 2]);
    expect(await queue.run(async () => 4)).toBe(4);
  });
});
