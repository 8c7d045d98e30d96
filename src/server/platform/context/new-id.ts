import { randomBytes } from 'node:crypto';
import { uuidV7 } from '#domain/ids/uuid.ts';

/** Drawn in bulk: a call per id costs a system call each. */
let pool = Buffer.alloc(0);
let lastTime = 0;
let place = 0;

/** Ids made by one process sort in the order they were made, also within a millisecond: lists are read by them. */
export function newId(): string {
  if (pool.length < 10) pool = randomBytes(10 * 256);
  const random = pool.subarray(0, 10);
  pool = pool.subarray(10);
  const drawn = random.readUInt16BE(0) & 0x7ff;
  const now = Date.now();
  if (now > lastTime) {
    lastTime = now;
    place = drawn;
  } else if (place < 0xfff) {
    place += 1;
  } else {
    lastTime += 1;
    place = drawn;
  }
  random.writeUInt16BE(place, 0);
  return uuidV7({ time: new Date(lastTime), random });
}
