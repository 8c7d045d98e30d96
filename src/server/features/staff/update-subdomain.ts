import { changeWorkspaceAddress } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { noteStaffAct } from './note-staff-act.ts';
import { getTeam } from './read-team.ts';

/** Under the same rules as the workspace's own admins: the old address leads to the new one, a few times at most. */
export async function updateSubdomain(
  services: Services,
  { teamId, subdomain, staff }: { teamId: string; subdomain: string; staff: string },
): Promise<void> {
  const workspace = await getTeam(services, teamId);
  const ctx = services.systemCtx(workspace);
  await changeWorkspaceAddress(services, ctx, { subdomain });
  await inTransaction(ctx, (tx) => noteStaffAct(tx, { staff, act: 'subdomainUpdated' }));
}
