import type { SignInProvider } from '#domain/accounts/sign-in-providers.ts';
import type { Db } from '#server/platform/db/database.ts';
import { hashOfToken } from '#server/platform/secrets/secrets.ts';
import type { Account } from '../account.ts';
import '../tables.ts';

export type Session = {
  id: string;
  provider: SignInProvider;
  signedInAt: Date;
  lastSeenAt: Date | null;
  account: Account;
};

/** The living session behind a cookie, on the host it was made for (null: the root host). */
export async function findSession(
  db: Db,
  { token, workspaceId, now }: { token: string; workspaceId: string | null; now: Date },
): Promise<Session | undefined> {
  const row = await db
    .selectFrom('account_sessions')
    .innerJoin('accounts', 'accounts.id', 'account_sessions.account_id')
    .select([
      'account_sessions.id',
      'account_sessions.provider',
      'account_sessions.created_at as signedInAt',
      'account_sessions.last_seen_at as lastSeenAt',
      'accounts.id as accountId',
      'accounts.email',
      'accounts.name',
      'accounts.password_hash as passwordHash',
    ])
    .where('token_hash', '=', hashOfToken(token))
    .where('workspace_id', workspaceId === null ? 'is' : '=', workspaceId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { accountId, email, name, passwordHash, ...session } = row;
  return { ...session, account: { id: accountId, email, name, passwordHash } };
}
