import { sql } from 'kysely';
import { passkeyChallengeSeconds } from '#domain/accounts/second-factor.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import '../tables.ts';

type Clock = Pick<Services, 'now'>;

/** What the browser has to sign next, for this session only. A new one replaces the one before. */
export async function keepChallenge(
  { now }: Clock,
  db: Db,
  { sessionId, challenge }: { sessionId: string; challenge: string },
): Promise<void> {
  const until = new Date(now().getTime() + passkeyChallengeSeconds * 1000);
  await db
    .updateTable('account_sessions')
    .set({ passkey_challenge: challenge, passkey_challenge_until: until })
    .where('id', '=', sessionId)
    .execute();
}

/** Takes the challenge, once: an answer that is sent again finds none, and neither does one that comes late. */
export async function takeChallenge({ now }: Clock, db: Db, sessionId: string): Promise<string | undefined> {
  const { rows } = await sql<{ challenge: string | null }>`
    with held as (
      select id, passkey_challenge, passkey_challenge_until from account_sessions
      where id = ${sessionId}::uuid for update)
    update account_sessions s set passkey_challenge = null, passkey_challenge_until = null from held
    where s.id = held.id and held.passkey_challenge_until > ${now()}
    returning held.passkey_challenge as challenge`.execute(db);
  return rows[0]?.challenge ?? undefined;
}
