import { NotFound } from '#domain/errors/hark-error.ts';
import { addressChangesLeft } from '#domain/workspaces/address-changes.ts';
import { auth0ConfigOf, type TeamEnvironment } from '#domain/workspaces/team-environment.ts';
import { logoPath, readBrand } from '#server/kernel/brand/index.ts';
import '#server/kernel/members/tables.ts';
import type { Ctx, WorkspaceRef } from '#server/platform/context/context.ts';
import type { Services } from '#server/platform/app/services.ts';
import { readSignInWays } from './sign-in-ways.ts';
import type { Workspace } from './workspace.ts';
import './tables.ts';

export async function getWorkspace(ctx: Ctx): Promise<Workspace> {
  const db = await ctx.reads.db();
  const row = await db
    .selectFrom('workspaces')
    .innerJoin('workspace_settings', 'workspace_settings.workspace_id', 'workspaces.id')
    .leftJoin('workspace_logos', 'workspace_logos.workspace_id', 'workspaces.id')
    .leftJoin('workspace_deletions', 'workspace_deletions.workspace_id', 'workspaces.id')
    .select([
      'workspaces.id',
      'workspaces.name',
      'workspaces.subdomain',
      'sample_installed_at',
      'address_changes',
      'primary_color',
      'workspace_logos.id as logoId',
      'requested_by',
      'due_at',
    ])
    .where('workspaces.id', '=', ctx.workspace.id)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return {
    id: row.id,
    name: row.name,
    subdomain: row.subdomain,
    hasSampleData: row.sample_installed_at !== null,
    addressChangesLeft: addressChangesLeft(row.address_changes),
    primaryColor: row.primary_color,
    logoUrl: logoPath(row.id, row.logoId),
    deletion:
      row.due_at === null || row.requested_by === null
        ? null
        : { dueAt: row.due_at, requestedById: row.requested_by },
  };
}

/** What the sign-in page may know before anybody signed in. */
export async function findTeamEnvironment(
  { database, env }: Pick<Services, 'database' | 'env'>,
  workspace: WorkspaceRef,
): Promise<TeamEnvironment & { domainJoinEnabled: boolean; ssoEnforced: boolean }> {
  const { domains, brand, ways } = await database.transaction(
    { workspaceId: workspace.id },
    'read only',
    async (db) => ({
      brand: await readBrand(db, workspace.id),
      ways: await readSignInWays(db, workspace.id),
      domains: await db
        .selectFrom('open_domains')
        .select('domain')
        .where('workspace_id', '=', workspace.id)
        .limit(1)
        .execute(),
    }),
  );
  const auth0 = ways.auth0Allowed ? env.signInClients.AUTH0 : undefined;
  return {
    teamId: workspace.id,
    name: workspace.name,
    auth0Config: auth0 ? auth0ConfigOf({ domain: auth0.issuer.host, clientId: auth0.clientId }) : null,
    auth0OrganizationId: null,
    auth0Enabled: auth0 !== undefined,
    passwordAuthEnabled: ways.passwordAllowed,
    googleAuthEnabled: ways.googleAllowed && env.signInClients.GOOGLE !== undefined,
    microsoftAuthEnabled: ways.microsoftAllowed && env.signInClients.MICROSOFT !== undefined,
    ssoAuthEnabled: ways.provider?.testedAt != null,
    oidcIssuer: ways.provider?.testedAt == null ? null : ways.provider.issuer,
    ssoEnforced: ways.enforced,
    primaryColor: brand.color,
    logo: logoOf(workspace.id, brand.logoId),
    domainJoinEnabled: domains.length > 0,
  };
}

function logoOf(workspaceId: string, logoId: string | null): TeamEnvironment['logo'] {
  const baseImageUrl = logoPath(workspaceId, logoId);
  return logoId === null || baseImageUrl === null
    ? null
    : { id: logoId, baseImageUrl, uploadStatus: 'COMPLETE' };
}
