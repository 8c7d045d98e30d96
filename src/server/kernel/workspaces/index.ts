import type { Feature } from '#server/platform/app/feature.ts';
import { purgeWorkspaces } from './purge-workspaces.ts';
import { routeAddresses } from './route-addresses.ts';
import { workspacesSchema } from './resolvers.ts';

export { changeWorkspaceAddress } from './change-workspace-address.ts';
export { createWorkspace } from './create-workspace.ts';
export { dropRoute, keepRoute } from './tenant-routes.ts';
export { otherRegionFinder } from './find-other-region.ts';
export { findElsewhere, getLatestRoute, lookUpRoute } from './find-elsewhere.ts';
export { eachWorkspace } from './each-workspace.ts';
export { findMovedTo, findWorkspaceById, findWorkspaceBySubdomain } from './find-workspace.ts';
export { isOnlyWorkspace } from './is-only-workspace.ts';
export { getWorkspaceSettings, readSettings, type WorkspaceSettings } from './workspace-settings.ts';
export { isVerifiedDomain, readSignInWays, type TeamProvider, type WorkspaceWays } from './sign-in-ways.ts';
export { findTeamsOfAccount } from './find-teams-of-account.ts';
export { findTeamEnvironment, getWorkspace } from './queries.ts';

export const workspaces: Feature = {
  name: 'workspaces',
  schema: workspacesSchema,
  crons: (services) => [
    {
      name: 'workspaces.purge',
      cron: '17 * * * *',
      timeZone: 'UTC',
      run: (signal) => purgeWorkspaces(services, signal),
    },
    {
      name: 'workspaces.route-addresses',
      cron: '*/10 * * * *',
      timeZone: 'UTC',
      run: (signal) => routeAddresses(services, signal),
    },
  ],
};
