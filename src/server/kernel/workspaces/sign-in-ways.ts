import type { Role } from '#domain/access/roles.ts';
import type { SignInWays } from '#domain/accounts/team-sso.ts';
import type { Db } from '#server/platform/db/database.ts';
import './tables.ts';

/** The workspace's own provider, once a test sign-in has worked. */
export type TeamProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly secretId: string;
  readonly testedAt: Date | null;
  readonly joinRole: Role | null;
  readonly groupClaim: string | null;
};
export type WorkspaceWays = SignInWays & {
  readonly provider: TeamProvider | null;
  readonly breakGlassId: string | null;
};

/** How people may sign in to this workspace. */
export async function readSignInWays(db: Db, workspaceId: string): Promise<WorkspaceWays> {
  const row = await db
    .selectFrom('workspace_settings')
    .leftJoin('sso_settings', 'sso_settings.workspace_id', 'workspace_settings.workspace_id')
    .select([
      'password_auth_enabled as passwordAllowed',
      'google_auth_enabled as googleAllowed',
      'microsoft_auth_enabled as microsoftAllowed',
      'auth0_auth_enabled as auth0Allowed',
      'issuer',
      'client_id as clientId',
      'secret_id as secretId',
      'tested_at as testedAt',
      'join_role as joinRole',
      'group_claim as groupClaim',
      'enforced',
      'break_glass_id as breakGlassId',
    ])
    .where('workspace_settings.workspace_id', '=', workspaceId)
    .executeTakeFirst();
  const { passwordAllowed = true, googleAllowed = true } = row ?? {};
  const { microsoftAllowed = true, auth0Allowed = true } = row ?? {};
  const { issuer = null, clientId = null, secretId = null } = row ?? {};
  const isSetUp = issuer !== null && clientId !== null && secretId !== null;
  const { testedAt = null, joinRole = null, groupClaim = null } = row ?? {};
  return {
    passwordAllowed,
    googleAllowed,
    microsoftAllowed,
    auth0Allowed,
    enforced: row?.enforced ?? false,
    breakGlassId: row?.breakGlassId ?? null,
    provider: isSetUp ? { issuer, clientId, secretId, testedAt, joinRole, groupClaim } : null,
  };
}

/** Whether the workspace has proved that the domain is its own. */
export async function isVerifiedDomain(db: Db, workspaceId: string, domain: string): Promise<boolean> {
  const verified = await db
    .selectFrom('sso_domains')
    .select('domain')
    .where('workspace_id', '=', workspaceId)
    .where('domain', '=', domain)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return verified !== undefined;
}
