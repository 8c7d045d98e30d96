import { sql } from 'kysely';
import type { Viewer } from '#domain/access/can.ts';
import { allPlanGates } from '#domain/access/plan-gates.ts';
import { restrictions, type Restriction } from '#domain/access/rule.ts';
import '#server/kernel/members/tables.ts';
import '#server/kernel/workspaces/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** Who a person is to the access rules of a workspace, read in one go. */
export type Standing = { readonly viewer: Viewer; readonly grantees: readonly string[] };

/** Undefined for nobody, for suspended members and for members without a role: they are excluded everywhere. */
export async function findStanding(
  db: Db,
  workspaceId: string,
  accountId: string,
): Promise<Standing | undefined> {
  return (await findStandings(db, workspaceId, [accountId])).get(accountId);
}

/** The same for many, by account. */
export async function findStandings(
  db: Db,
  workspaceId: string,
  accountIds: Iterable<string>,
): Promise<ReadonlyMap<string, Standing>> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('workspace_settings', 'workspace_settings.workspace_id', 'members.workspace_id')
    .select([
      'members.id',
      'members.account_id as accountId',
      'members.role',
      'members.workspace_admin as workspaceAdmin',
      'workspace_settings.read_only as readOnly',
      'workspace_settings.admin_only_invites as adminOnlyInvites',
      'workspace_settings.access_requests_disabled as accessRequestsDisabled',
      'workspace_settings.community_publishing_disabled as communityPublishingDisabled',
      'workspace_settings.export_disabled as exportDisabled',
      'workspace_settings.public_access_disabled as publicAccessDisabled',
      'workspace_settings.data_out_disabled as dataOutDisabled',
      sql<string[]>`array(
        select group_id::text from group_members g
        where g.workspace_id = members.workspace_id and g.member_id = members.id)`.as('groupIds'),
    ])
    .where('members.workspace_id', '=', workspaceId)
    .where(isAmong('members.account_id', accountIds))
    .where('members.suspended_at', 'is', null)
    .where('members.removed_at', 'is', null)
    .where('members.role', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.accountId, standingOf(row)]));
}

type StandingRow = Pick<Viewer, 'id' | 'role' | 'workspaceAdmin' | 'readOnly' | 'adminOnlyInvites'> & {
  readonly groupIds: readonly string[];
} & Switches;

type Switches = Readonly<Record<Restriction, boolean>>;

function standingOf(row: StandingRow): Standing {
  const { id, role, workspaceAdmin, readOnly, adminOnlyInvites } = row;
  return {
    viewer: {
      id,
      role,
      workspaceAdmin,
      readOnly,
      adminOnlyInvites,
      restrictions: restrictionsOf(row),
      // Self-hosted: no plan stands between people and a feature.
      plan: allPlanGates,
    },
    grantees: [id, ...row.groupIds, 'markup'],
  };
}

/** What the switches of a workspace take away from everybody. */
export function restrictionsOf(switches: Switches): Restriction[] {
  return restrictions.filter((one) => switches[one]);
}
