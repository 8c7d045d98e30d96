import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';

export type Secrets = {
  /** A key of its own for each purpose, so that a token of one kind never verifies as another. */
  key(purpose: string): Uint8Array<ArrayBuffer>;
  /** For values that can be guessed (codes): without the instance's key a stolen table tells nothing. */
  keyedHash(purpose: string, value: string): Buffer;
};

/** From the environment, else made once and kept in the database that all nodes share. */
export async function openSecrets(owner: pg.Pool, fromEnv: string | undefined): Promise<Secrets> {
  const root = fromEnv ?? (await storedSecret(owner));
  const keys = new Map<string, Uint8Array<ArrayBuffer>>();
  function key(purpose: string): Uint8Array<ArrayBuffer> {
    const known = keys.get(purpose);
    if (known) return known;
    const made = new Uint8Array(hkdfSync('sha256', root, 'hark', purpose, 32));
    keys.set(purpose, made);
    return made;
  }
  return { key, keyedHash: (purpose, value) => createHmac('sha256', key(purpose)).update(value).digest() };
}

async function storedSecret(owner: pg.Pool): Promise<string> {
  await owner.query('insert into instance (secret) values ($1) on conflict do nothing', [
    randomBytes(32).toString('base64url'),
  ]);
  const { rows } = await owner.query<{ secret: string }>('select secret from instance');
  const [row] = rows;
  if (!row) throw new Error('The instance has no secret');
  return row.secret;
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
