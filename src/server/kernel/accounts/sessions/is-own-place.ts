import type { Services } from '#server/platform/app/services.ts';
import type { Asking } from '../asking.ts';
import '../tables.ts';

/**
 * Whether the owner of the e-mail address has signed in from this place before. Limits on what strangers may try count it
 * apart, so that they can't use up what the owner needs to get in.
 */
export async function isOwnPlace(
  { database }: Pick<Services, 'database'>,
  { plainAddress }: Pick<Asking, 'plainAddress'>,
  email: string,
): Promise<boolean> {
  const seen = await database.transaction({}, 'read only', (db) =>
    db
      .selectFrom('account_sessions')
      .innerJoin('accounts', 'accounts.id', 'account_sessions.account_id')
      .select('account_sessions.id')
      .where('accounts.email', '=', email)
      .where('account_sessions.address', '=', plainAddress)
      .limit(1)
      .executeTakeFirst(),
  );
  return seen !== undefined;
}
