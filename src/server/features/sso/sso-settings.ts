import type { Role } from '#domain/access/roles.ts';
import type { OidcProvider } from '#domain/accounts/sign-in-providers.ts';
import { txtNameOf, txtValueOf } from '#domain/accounts/sso-domain.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { setUpProviders } from '#server/kernel/accounts/index.ts';
import { readSignInWays } from '#server/kernel/workspaces/index.ts';
import '#server/kernel/workspaces/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Env } from '#server/platform/env/env.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import type { SsoGroupRule } from './set-sso-groups.ts';

export type SsoDomain = {
  readonly domain: string;
  readonly mailedTo: string | null;
  readonly verifiedAt: Date | null;
  readonly txtName: string;
  readonly txtValue: string;
};

export type SsoSettings = {
  readonly redirectUri: string;
  readonly initiateLoginUri: string;
  readonly logoutUri: string;
  readonly issuer: string | null;
  readonly clientId: string | null;
  readonly testedAt: Date | null;
  readonly joinRole: Role | null;
  readonly groupClaim: string | null;
  readonly groups: readonly SsoGroupRule[];
  readonly passwordAllowed: boolean;
  readonly googleAllowed: boolean;
  readonly microsoftAllowed: boolean;
  readonly auth0Allowed: boolean;
  readonly providers: readonly OidcProvider[];
  readonly enforced: boolean;
  readonly breakGlassId: string | null;
  readonly domains: readonly SsoDomain[];
};

export async function getSsoSettings(
  ctx: Ctx,
  env: Pick<Env, 'rootUrl' | 'signInClients'>,
): Promise<SsoSettings> {
  allow(ctx, 'authentication.manage');
  const { rootUrl } = env;
  const db = await ctx.reads.db();
  const { provider, ...ways } = await readSignInWays(db, ctx.workspace.id);
  const at = (path: string): string => workspaceUrl(rootUrl, ctx.workspace.subdomain, path);
  return {
    ...ways,
    providers: setUpProviders(env),
    redirectUri: new URL('/users/oauth2/callback', rootUrl).href,
    initiateLoginUri: at('/api/auth/sso'),
    logoutUri: at('/api/auth/sso/logout'),
    issuer: provider?.issuer ?? null,
    clientId: provider?.clientId ?? null,
    testedAt: provider?.testedAt ?? null,
    joinRole: provider?.joinRole ?? null,
    groupClaim: provider?.groupClaim ?? null,
    groups: await listGroups(db, ctx.workspace.id),
    domains: await listDomains(db, ctx.workspace.id),
  };
}

function listGroups(db: Db, workspaceId: string): Promise<SsoGroupRule[]> {
  return db
    .selectFrom('sso_groups')
    .select(['value', 'group_id as groupId'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('value')
    .orderBy('group_id')
    .limit(countLimits.ssoGroupsPerWorkspace.max)
    .execute();
}

async function listDomains(db: Db, workspaceId: string): Promise<SsoDomain[]> {
  const rows = await db
    .selectFrom('sso_domains')
    .select(['domain', 'txt_token', 'mailed_to as mailedTo', 'verified_at as verifiedAt'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('domain')
    .limit(countLimits.ssoDomainsPerWorkspace.max)
    .execute();
  return rows.map(({ txt_token: token, ...row }) => ({
    ...row,
    txtName: txtNameOf(row.domain),
    txtValue: txtValueOf(token),
  }));
}
