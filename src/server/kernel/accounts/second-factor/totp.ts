import { createHmac } from 'node:crypto';
import { sameBytes } from '#server/platform/secrets/secrets.ts';

const stepSeconds = 30;
const digits = 6;
/** One step before and after: the clock of a phone is rarely exact, and typing takes time. */
const drift = [0, -1, 1] as const;

/** RFC 6238 with SHA-1, which is what every authenticator app knows. */
export function totpAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) % 16;
  const number = hash.readUInt32BE(offset) % 2 ** 31;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** The step whose code this is, or undefined. */
export function findStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const current = stepAt(now);
  return drift
    .map((shift) => current + shift)
    .find((step) => sameBytes(Buffer.from(totpAt(secret, step)), Buffer.from(code)));
}
