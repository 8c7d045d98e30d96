import { sessionSeconds } from '#domain/accounts/session-lifetimes.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import { hashOfToken, newSecretToken } from '#server/platform/secrets/secrets.ts';
import '../tables.ts';

/** A new token for the cookie: a copy of the old one opens nothing, and the page that is open goes on. */
export async function renewSession(
  { now }: Pick<Services, 'now'>,
  db: Db,
  sessionId: string,
): Promise<string | undefined> {
  const token = newSecretToken();
  const renewed = await db
    .updateTable('account_sessions')
    .set({
      token_hash: hashOfToken(token),
      expires_at: new Date(now().getTime() + sessionSeconds * 1000),
    })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return renewed && token;
}
