import { isLogoUrl, type AvailableTeam, type CurrentTeam } from '#domain/accounts/available-team.ts';
import { emailDomain } from '#domain/accounts/email.ts';
import { logoPath, readBrands, type Brand } from '#server/kernel/brand/index.ts';
import '#server/kernel/members/tables.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import './tables.ts';

type Person = { accountId?: string; email: string };
type Found = {
  id: string;
  subdomain: string;
  name: string;
  created_at: Date;
  sampleInstalledAt?: Date | null;
};

/** More than a person can choose from. */
const mostTeams = 500;

/** Where a person already is, and where an invitation or their e-mail domain lets them in. */
export async function findTeamsOfAccount(
  { database, env, now }: Pick<Services, 'database' | 'env' | 'now'>,
  { accountId, email }: Person,
): Promise<{ current: CurrentTeam[]; available: AvailableTeam[] }> {
  const scope = { ...(accountId !== undefined && { accountId }), email };
  return database.transaction(scope, 'read only', async (db) => {
    const current = await findMemberships(db, accountId ?? null);
    const isProven = await isProvenAccount(db, accountId);
    const invites = isProven ? await findInvites(db, email, now()) : [];
    const mine = new Set([...current, ...invites].map(({ id }) => id));
    const open = isProven ? await findOpenToDomain(db, emailDomain(email)) : [];
    const byDomain = open.filter(({ id }) => !mine.has(id));
    const brands = await readBrands(
      db,
      [...current, ...invites, ...byDomain].map(({ id }) => id),
    );
    const team = (row: Found) => describeTeam(row, brands.get(row.id), env.rootUrl);
    return {
      current: current.map(team),
      available: [
        ...invites.map((row) => ({
          ...team(row),
          type: 'INVITE' as const,
          inviteId: row.inviteId,
          invitedBy: row.invitedBy,
        })),
        ...byDomain.map((row) => ({ ...team(row), type: 'DOMAIN' as const })),
      ],
    };
  });
}

/** Nobody gets in by an address that only an inviter's link stands for. Without an account a mail has just been read. */
async function isProvenAccount(db: Db, accountId: string | undefined): Promise<boolean> {
  if (accountId === undefined) return true;
  const unproven = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('unproven_since', 'is not', null)
    .executeTakeFirst();
  return unproven === undefined;
}

function findMemberships(db: Db, accountId: string | null): Promise<Found[]> {
  return db
    .selectFrom('members')
    .innerJoin('workspaces', 'workspaces.id', 'members.workspace_id')
    .leftJoin('workspace_settings', 'workspace_settings.workspace_id', 'workspaces.id')
    .select([
      'workspaces.id',
      'workspaces.subdomain',
      'workspaces.name',
      'members.created_at',
      'sample_installed_at as sampleInstalledAt',
    ])
    .where('members.account_id', '=', accountId)
    .where('members.suspended_at', 'is', null)
    .where('members.removed_at', 'is', null)
    .where('members.role', 'is not', null)
    .orderBy('members.created_at', 'desc')
    .limit(mostTeams)
    .execute();
}

function findInvites(db: Db, email: string, now: Date) {
  return db
    .selectFrom('invites')
    .innerJoin('workspaces', 'workspaces.id', 'invites.workspace_id')
    .leftJoin('members', (join) =>
      join
        .onRef('members.workspace_id', '=', 'invites.workspace_id')
        .onRef('members.id', '=', 'invites.invited_by'),
    )
    .select([
      'workspaces.id',
      'workspaces.subdomain',
      'workspaces.name',
      'invites.created_at',
      'invites.id as inviteId',
      'members.name as invitedBy',
    ])
    .where('invites.email', '=', email)
    .where('invites.accepted_at', 'is', null)
    .where('invites.revoked_at', 'is', null)
    .where('invites.expires_at', '>', now)
    .limit(mostTeams)
    .execute();
}

function findOpenToDomain(db: Db, domain: string): Promise<Found[]> {
  return db
    .selectFrom('open_domains')
    .innerJoin('workspaces', 'workspaces.id', 'open_domains.workspace_id')
    .select(['workspaces.id', 'workspaces.subdomain', 'workspaces.name', 'workspaces.created_at'])
    .where('open_domains.domain', '=', domain)
    .limit(mostTeams)
    .execute();
}

function describeTeam(row: Found, brand: Brand | undefined, rootUrl: URL): CurrentTeam {
  const path = logoPath(row.id, brand?.logoId ?? null);
  const logoUrl = path === null ? null : `${rootUrl.origin}${path}`;
  return {
    id: row.id,
    subdomain: row.subdomain,
    name: row.name,
    logoUrl: logoUrl !== null && isLogoUrl(logoUrl) ? logoUrl : null,
    primaryColor: brand?.color ?? null,
    sortKey: row.created_at.toISOString(),
    ...(row.sampleInstalledAt && { isSample: true }),
  };
}
