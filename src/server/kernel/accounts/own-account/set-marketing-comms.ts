import type { Services } from '#server/platform/app/services.ts';
import type { Own } from '../sessions/require-own-session.ts';
import '../tables.ts';

/** Agreeing to product news, or taking it back. */
export async function setMarketingComms(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { session }: Own,
  isWanted: boolean,
): Promise<void> {
  await database.transaction({}, 'read write', (db) =>
    db
      .updateTable('accounts')
      .set({ marketing_comms_enabled: isWanted, updated_at: now() })
      .where('id', '=', session.account.id)
      .execute(),
  );
}
