import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/platform/db/database.ts';
import { readRootKeys, type SecretsEnv } from './root-keys.ts';
import { createSealedBox, type SealedBox } from './sealed-box.ts';

export type Secrets = {
  /** A key of its own for each purpose, so that a token of one kind never verifies as another. */
  key(purpose: string): Uint8Array<ArrayBuffer>;
  /** For values that can be guessed (codes): without the instance's key a stolen table tells nothing. */
  keyedHash(purpose: string, value: string): Buffer;
  readonly box: SealedBox;
  /** One line for the person who starts the server. */
  readonly notice: string | undefined;
};

export async function openSecrets(database: Database, env: SecretsEnv): Promise<Secrets> {
  const { keys: roots, notice } = await readRootKeys(database, env);
  const keys = new Map<string, Uint8Array<ArrayBuffer>>();
  function key(purpose: string): Uint8Array<ArrayBuffer> {
    const known = keys.get(purpose);
    if (known) return known;
    const made = new Uint8Array(hkdfSync('sha256', roots[0], 'hark', purpose, 32));
    keys.set(purpose, made);
    return made;
  }
  return {
    key,
    keyedHash: (purpose, value) => createHmac('sha256', key(purpose)).update(value).digest(),
    box: createSealedBox(roots),
    notice,
  };
}

/** 256 bits from the system's generator: links, sessions, tickets. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Enough for a value that can't be guessed; the plain value is never stored. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
