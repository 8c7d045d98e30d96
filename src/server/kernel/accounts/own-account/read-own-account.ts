import { deviceName } from '#domain/accounts/device-name.ts';
import {
  mostSessionsShown,
  type OwnAccount,
  type OwnIdentity,
  type OwnSession,
} from '#domain/accounts/own-account.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import { setUpProviders } from '../oidc/provider-clients.ts';
import { countRecoveryCodes, listFactors } from '../second-factor/factors.ts';
import type { Session } from '../sessions/find-session.ts';
import type { Own } from '../sessions/require-own-session.ts';
import { proofFor } from './require-fresh-proof.ts';
import '../tables.ts';

/** Everything on the account page of one person. */
export function readOwnAccount(
  { database, now, env }: Pick<Services, 'database' | 'now' | 'env'>,
  { session }: Own,
): Promise<OwnAccount> {
  const { account } = session;
  return database.transaction({}, 'read only', async (db) => ({
    email: account.email,
    pendingEmail: await findPendingEmail(db, account.id, now()),
    hasPassword: account.passwordHash !== null,
    marketingCommsEnabled: await wantsNews(db, account.id),
    proof: proofFor(session, now()),
    sessions: await listSessions(db, { accountId: account.id, currentId: session.id, now: now() }),
    identities: await listIdentities(db, account.id),
    linkable: setUpProviders(env),
    ...(await readFactors(db, session)),
  }));
}

async function wantsNews(db: Db, accountId: string): Promise<boolean> {
  const { isWanted } = await db
    .selectFrom('accounts')
    .select('marketing_comms_enabled as isWanted')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return isWanted;
}

async function readFactors(
  db: Db,
  { account, secondFactorAt }: Session,
): Promise<Pick<OwnAccount, 'factors' | 'recoveryCodesLeft' | 'mustProveFactor'>> {
  const factors = await listFactors(db, account.id);
  return {
    factors,
    recoveryCodesLeft: await countRecoveryCodes(db, account.id),
    mustProveFactor: factors.length > 0 && secondFactorAt === null,
  };
}

async function listIdentities(db: Db, accountId: string): Promise<OwnIdentity[]> {
  const rows = await db
    .selectFrom('account_identities')
    .select(['id', 'provider', 'email', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .limit(mostSessionsShown)
    .execute();
  return rows.map(({ last_used_at: at, ...row }) => ({ ...row, lastUsedAt: at.toISOString() }));
}

async function findPendingEmail(db: Db, accountId: string, now: Date): Promise<string | null> {
  const change = await db
    .selectFrom('email_changes')
    .select('new_email')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return change?.new_email ?? null;
}

async function listSessions(
  db: Db,
  { accountId, currentId, now }: { accountId: string; currentId: string; now: Date },
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('account_sessions')
    .leftJoin('workspaces', 'workspaces.id', 'account_sessions.workspace_id')
    .select([
      'account_sessions.id',
      'user_agent',
      'address',
      'provider',
      'workspaces.name as workspaceName',
      'account_sessions.created_at as signedInAt',
      'last_seen_at as lastSeenAt',
    ])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy((row) => row.fn.coalesce('last_seen_at', 'account_sessions.created_at'), 'desc')
    .limit(mostSessionsShown)
    .execute();
  return rows.map(({ user_agent: userAgent, signedInAt, lastSeenAt, ...row }) => ({
    ...row,
    device: deviceName(userAgent),
    signedInAt: signedInAt.toISOString(),
    lastSeenAt: (lastSeenAt ?? signedInAt).toISOString(),
    isCurrent: row.id === currentId,
  }));
}
