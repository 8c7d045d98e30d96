import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { getWorkspace } from './queries.ts';
import { updateWorkspace } from './update-workspace.ts';
import { updateWorkspaceSettings } from './update-workspace-settings.ts';
import { getWorkspaceSettings } from './workspace-settings.ts';
import type { WorkspacesResolvers } from './workspaces.gen.ts';

export const workspacesSchema: SchemaPart<WorkspacesResolvers> = {
  sdl: new URL('./workspaces.graphql', import.meta.url),
  resolvers: {
    Query: {
      workspace: (_root, _args, ctx) => getWorkspace(ctx),
      workspaceSettings: (_root, _args, ctx) => getWorkspaceSettings(ctx),
    },
    Mutation: {
      updateWorkspace: async (_root, { input }, ctx) => {
        await updateWorkspace(ctx, input);
        return getWorkspace(ctx);
      },
      updateWorkspaceSettings: async (_root, { input }, ctx) => {
        await updateWorkspaceSettings(ctx, input);
        return getWorkspaceSettings(ctx);
      },
    },
  },
};
