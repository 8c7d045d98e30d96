import { NotFound } from '#domain/errors/hark-error.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { countSeats } from '#domain/staff/seats.ts';
import type { StaffTeam } from '#domain/staff/staff-answers.ts';
import { restrictionsOf } from '#server/kernel/access/index.ts';
import '#server/kernel/members/tables.ts';
import '#server/kernel/workspaces/tables.ts';
import '#server/platform/context/tables.ts';
import { findWorkspaceById, readSettings } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type TxCtx, type WorkspaceRef } from '#server/platform/context/context.ts';
import { noteStaffAct } from './note-staff-act.ts';

/** Throws NotFound. */
export async function getTeam(services: Services, teamId: string): Promise<WorkspaceRef> {
  const workspace = await findWorkspaceById(services.database, teamId);
  if (!workspace) throw new NotFound('There is no workspace with this id');
  return workspace;
}

/** The record of a workspace. That staff looked is in its audit log. */
export async function readTeam(services: Services, teamId: string, staff: string): Promise<StaffTeam> {
  const workspace = await getTeam(services, teamId);
  return inTransaction(services.systemCtx(workspace), async (tx) => {
    await noteStaffAct(tx, { staff, act: 'teamRead' });
    const { createdAt, region, subdomain, promo } = await tx.db
      .selectFrom('workspaces')
      .innerJoin('workspace_settings', 'workspace_settings.workspace_id', 'workspaces.id')
      .select(['created_at as createdAt', 'region', 'subdomain', 'promo'])
      .where('id', '=', workspace.id)
      .executeTakeFirstOrThrow();
    return {
      subdomain,
      promo,
      productRestrictions: restrictionsOf(await readSettings(tx.db, workspace.id)),
      team: {
        id: workspace.id,
        name: workspace.name,
        createdAt: createdAt.toISOString(),
        region,
        ...noPlan,
        maxUserGroupCount: countLimits.groupsPerWorkspace.max,
        maxUserGroupMemberCount: countLimits.membersPerGroup.max,
        ...countSeats(await countByRole(tx), noPlan.totalSeatsAvailable),
      },
    };
  });
}

/** Self-hosted: no plan ends after a trial, and seats are not counted out. */
const noPlan = {
  freePlanAvailableAfterTrial: true,
  stripeSubscriptionStatus: null,
  subscriptions: [],
  totalSeatsAvailable: null,
};

async function countByRole(tx: TxCtx): Promise<Record<string, number>> {
  const rows = await tx.db
    .selectFrom('members')
    .select((row) => ['role', row.fn.countAll<string>().as('count')])
    .where('workspace_id', '=', tx.workspace.id)
    .where('removed_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('role', 'is not', null)
    .groupBy('role')
    .execute();
  return Object.fromEntries(rows.map(({ role, count }) => [role, Number(count)]));
}
