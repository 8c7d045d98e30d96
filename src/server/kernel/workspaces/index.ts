import type { Feature } from '#server/platform/app/feature.ts';
import { workspacesSchema } from './resolvers.ts';

export { createWorkspace } from './create-workspace.ts';
export { eachWorkspace } from './each-workspace.ts';
export { findWorkspaceById, findWorkspaceBySubdomain } from './find-workspace.ts';
export { findTeamEnvironment, findTeamsOfAccount, getWorkspace } from './queries.ts';

export const workspaces: Feature = { name: 'workspaces', schema: () => workspacesSchema };
