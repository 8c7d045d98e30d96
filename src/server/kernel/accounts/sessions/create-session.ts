import { sessionSeconds } from '#domain/accounts/session-lifetimes.ts';
import type { SignInProvider } from '#domain/accounts/sign-in-providers.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import { hashOfToken, newSecretToken } from '#server/platform/secrets/secrets.ts';
import type { Device } from './device.ts';
import '../tables.ts';

export type NewSession = {
  accountId: string;
  workspaceId: string | null;
  provider: SignInProvider;
  device: Device;
  /** What the provider calls the session. */
  providerSession?: string | null;
  secondFactorDue?: boolean;
};

/** The token for the cookie; only its hash is kept. */
export async function createSession(
  { now, newId }: Pick<Services, 'now' | 'newId'>,
  db: Db,
  session: NewSession,
): Promise<string> {
  const token = newSecretToken();
  const time = now();
  await db
    .insertInto('account_sessions')
    .values({
      id: newId(),
      account_id: session.accountId,
      workspace_id: session.workspaceId,
      token_hash: hashOfToken(token),
      provider: session.provider,
      user_agent: session.device.userAgent,
      address: session.device.plainAddress,
      last_seen_at: time,
      created_at: time,
      expires_at: new Date(time.getTime() + sessionSeconds * 1000),
      revoked_at: null,
      provider_session: session.providerSession ?? null,
      second_factor_due: session.secondFactorDue ?? false,
    })
    .execute();
  return token;
}
