import { randomInt } from 'node:crypto';
import { oneTimeCodeDigits, oneTimeCodeMaxTries, parseOneTimeCode } from '#domain/accounts/one-time-code.ts';
import { HumanErrorMessage } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import { sameBytes, type Secrets } from '#server/platform/secrets/secrets.ts';
import type { Asking } from '../asking.ts';
import { limits } from '../limits.ts';
import { isOwnPlace } from '../sessions/is-own-place.ts';
import { purposeSeconds } from './purposes.ts';
import '../tables.ts';

export type OneTimeCode = { challenge: string; code: string };

export async function createOneTimeCode(
  { now, newId, secrets }: Pick<Services, 'now' | 'newId' | 'secrets'>,
  db: Db,
  email: string,
): Promise<OneTimeCode> {
  const challenge = newId();
  const code = String(randomInt(10 ** oneTimeCodeDigits)).padStart(oneTimeCodeDigits, '0');
  const time = now();
  await db
    .insertInto('email_challenges')
    .values({
      id: challenge,
      purpose: 'confirm-code',
      email,
      workspace_id: null,
      secret_hash: hashOfCode(secrets, { challenge, code }),
      tries_left: oneTimeCodeMaxTries,
      redirect: null,
      created_at: time,
      expires_at: new Date(time.getTime() + purposeSeconds['confirm-code'] * 1000),
      used_at: null,
    })
    .execute();
  return { challenge, code };
}

export class WrongCode extends HumanErrorMessage {
  constructor() {
    super('The code is wrong or too old. Check it, or ask for a new one.');
  }
}

/**
 * The address that the code proves. A try is taken before the code is looked at, from the challenge and from
 * the address, so that neither parallel guesses nor fresh challenges give more of them; a stranger's guesses cost the owner
 * none at their own places. Throws WrongCode.
 */
export async function takeOneTimeCode(
  services: Pick<Services, 'database' | 'now' | 'secrets'>,
  asking: Asking,
  typed: OneTimeCode,
): Promise<string> {
  const { database, now, secrets } = services;
  const code = accept(parseOneTimeCode(typed.code));
  const known = await database.transaction({}, 'read only', (db) => findEmail(db, typed.challenge));
  if (known === undefined) throw new WrongCode();
  const { limiter, address } = asking;
  const bucket = (await isOwnPlace(services, asking, known)) ? [known, address] : [known];
  await limiter.take(limits.codeTriesByEmail, ...bucket);
  const stored = await database.transaction({}, 'read write', (db) => takeTry(db, typed.challenge, now()));
  const hash = hashOfCode(secrets, { challenge: typed.challenge, code });
  if (!stored || !sameBytes(stored, hash)) throw new WrongCode();
  const email = await database.transaction({}, 'read write', (db) => markUsed(db, typed.challenge, now()));
  if (email === undefined) throw new WrongCode();
  await limiter.clear(limits.codeTriesByEmail, ...bucket);
  return email;
}

function hashOfCode(secrets: Secrets, { challenge, code }: OneTimeCode): Buffer {
  return secrets.keyedHash('one-time-code', `${challenge}:${code}`);
}

async function findEmail(db: Db, challenge: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('email_challenges')
    .select('email')
    .where('id', '=', challenge)
    .where('purpose', '=', 'confirm-code')
    .executeTakeFirst();
  return row?.email;
}

async function takeTry(db: Db, challenge: string, now: Date): Promise<Buffer | undefined> {
  const row = await db
    .updateTable('email_challenges')
    .set((challenges) => ({ tries_left: challenges('tries_left', '-', 1) }))
    .where('id', '=', challenge)
    .where('purpose', '=', 'confirm-code')
    .where('tries_left', '>', 0)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('secret_hash')
    .executeTakeFirst();
  return row?.secret_hash;
}

async function markUsed(db: Db, challenge: string, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('email_challenges')
    .set({ used_at: now })
    .where('id', '=', challenge)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}
