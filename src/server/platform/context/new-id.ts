import { randomBytes } from 'node:crypto';
import { uuidV7 } from '#domain/ids/uuid.ts';

/** UUIDv7 with a counter's worth of randomness drawn in bulk: a call per id costs a system call each. */
let pool = Buffer.alloc(0);

export function newId(): string {
  if (pool.length < 10) pool = randomBytes(10 * 256);
  const random = pool.subarray(0, 10);
  pool = pool.subarray(10);
  return uuidV7({ time: new Date(), random });
}
