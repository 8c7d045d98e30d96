import { wayRefusal } from '#domain/accounts/team-sso.ts';
import { Forbidden, HumanErrorMessage, NotFound, Unavailable } from '#domain/errors/hark-error.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { regionName } from '#domain/workspaces/regions.ts';
import { findMembership, joinWorkspace } from '#server/kernel/members/index.ts';
import {
  findElsewhere,
  findTeamsOfAccount,
  findWorkspaceById,
  readSignInWays,
} from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { displayNameOf, type Account } from './account.ts';
import { createTicket } from './create-ticket.ts';
import type { Session } from './sessions/find-session.ts';
import { isActive } from './sessions/sign-in-to-workspace.ts';

export type Entering = { teamId: string; join: boolean };

/**
 * Takes a person of the root host into a workspace: as the member they are, or by joining it where they said so. A
 * link to a workspace that is open to them must not make them a member by being followed.
 */
export async function enterWorkspace(
  services: Services,
  { id: sessionId, account, provider }: Session,
  { teamId, join }: Entering,
): Promise<string> {
  const workspace = await findWorkspaceById(services.database, teamId);
  if (!workspace) return enterElsewhere(services, teamId);
  const { membership, ways } = await services.database.transaction(
    { workspaceId: workspace.id, accountId: account.id },
    'read only',
    async (db) => ({
      membership: await findMembership(db, workspace.id, account.id),
      ways: await readSignInWays(db, workspace.id),
    }),
  );
  if (membership && !isActive(membership)) throw new Forbidden('Your access to this workspace has ended');
  // Before anybody joins: a member who can't enter would be in the list all the same.
  const refusal = wayRefusal(ways, provider, membership?.id === ways.breakGlassId);
  if (refusal !== null) throw new Forbidden(refusal);
  if (!membership) await joinOrAsk(services, workspace, { account, join });
  return createTicket(services, workspace, { email: account.email, sessionId });
}

/** The person signs in there: each region has accounts of its own. */
async function enterElsewhere(services: Services, teamId: string): Promise<string> {
  const elsewhere = await findElsewhere(services, { teamId });
  if (!elsewhere) throw notOpen();
  const { id, rootUrl } = elsewhere.place;
  if (!(await services.regions?.isUp(id)))
    throw new Unavailable(10, `This workspace is in ${regionName(id)}, which can’t be reached right now.`);
  return new URL(buildUrl('teamRedirect', { params: { teamId } }), rootUrl).href;
}

async function joinOrAsk(
  services: Services,
  workspace: WorkspaceRef,
  { account, join }: { account: Account; join: boolean },
): Promise<void> {
  const { id: accountId, email } = account;
  const { available } = await findTeamsOfAccount(services, { accountId, email });
  const team = available.find(({ id }) => id === workspace.id);
  if (!team) throw notOpen();
  if (!join)
    throw new HumanErrorMessage(
      `You’re not a member of ${workspace.name} yet. Join it from your workspaces.`,
    );
  const inviteId = team.type === 'INVITE' ? team.inviteId : null;
  await joinWorkspace(services, workspace, { accountId, email, name: displayNameOf(account), inviteId });
}

/** The same for a workspace that does not exist and one that is closed to the person. */
function notOpen(): NotFound {
  return new NotFound('There is no such workspace, or it is not open to you');
}
