import { sql } from 'kysely';
import { singleProofProviders } from '#domain/accounts/second-factor.ts';
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
  secondFactorAt: Date | null;
  /** Nothing but the second factor's own step is open to it. */
  owesFactor: boolean;
  account: Account;
};

/** A session that owes the second factor is none, except where it is asked for. */
export type SessionStage = 'passed' | 'any';

export type SessionQuestion = {
  token: string;
  workspaceId: string | null;
  now: Date;
  stage?: SessionStage;
};

/** A sign-in by one proof alone, where the account has a factor or the workspace requires one. */
export const owesFactor = sql<boolean>`(
  account_sessions.workspace_id is not null
  and account_sessions.second_factor_at is null
  and account_sessions.provider = any(${[...singleProofProviders]}::text[])
  and (account_sessions.second_factor_due or exists (
    select from workspace_settings asking
    where asking.workspace_id = account_sessions.workspace_id and asking.second_factor_required)))`;

/** The living session behind a cookie, on the host it was made for (null: the root host). */
export async function findSession(
  db: Db,
  { token, workspaceId, now, stage = 'passed' }: SessionQuestion,
): Promise<Session | undefined> {
  const row = await db
    .selectFrom('account_sessions')
    .innerJoin('accounts', 'accounts.id', 'account_sessions.account_id')
    .select([
      'account_sessions.id',
      'account_sessions.provider',
      'account_sessions.created_at as signedInAt',
      'account_sessions.last_seen_at as lastSeenAt',
      'account_sessions.second_factor_at as secondFactorAt',
      owesFactor.as('owesFactor'),
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
  if (!row || (stage === 'passed' && row.owesFactor)) return undefined;
  const { accountId, email, name, passwordHash, ...session } = row;
  return { ...session, account: { id: accountId, email, name, passwordHash } };
}
