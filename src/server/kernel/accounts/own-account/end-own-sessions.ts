import { NotFound } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import { endLinks } from '../challenges/end-links.ts';
import { revokeSessions } from '../sessions/revoke-sessions.ts';
import type { Own } from '../sessions/require-own-session.ts';
import '../tables.ts';

/** Ends one session of the person, in whichever workspace it is. Throws NotFound for one of somebody else. */
export async function endOwnSession(
  services: Pick<Services, 'database' | 'now'>,
  { session }: Own,
  sessionId: string,
): Promise<void> {
  await services.database.transaction({}, 'read write', async (db) => {
    const own = await db
      .selectFrom('account_sessions')
      .select('id')
      .where('id', '=', sessionId)
      .where('account_id', '=', session.account.id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (!own) throw new NotFound();
    await revokeSessions(services, db, { sessionId });
  });
}

/** Signs the person out on every device, this one too, and ends links that would sign in again. */
export async function endAllOwnSessions(
  services: Pick<Services, 'database' | 'now'>,
  { session }: Own,
): Promise<void> {
  const { id: accountId } = session.account;
  await services.database.transaction({}, 'read write', async (db) => {
    await revokeSessions(services, db, { accountId });
    await endLinks(services, db, accountId);
  });
}
