import { memberLoader } from '#server/kernel/members/index.ts';
import type { SchemaServices } from '#server/platform/app/feature.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { changeWorkspaceAddress } from './change-workspace-address.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { keepWorkspace } from './keep-workspace.ts';
import { getWorkspace } from './queries.ts';
import { updateWorkspace } from './update-workspace.ts';
import { updateWorkspaceSettings } from './update-workspace-settings.ts';
import { getWorkspaceSettings } from './workspace-settings.ts';
import type { WorkspacesResolvers } from './workspaces.gen.ts';

export function workspacesSchema(services: SchemaServices): SchemaPart<WorkspacesResolvers> {
  return {
    sdl: new URL('./workspaces.graphql', import.meta.url),
    resolvers: {
      Query: {
        workspace: (_root, _args, ctx) => getWorkspace(ctx),
        workspaceSettings: (_root, _args, ctx) => getWorkspaceSettings(ctx),
      },
      WorkspaceDeletion: {
        requestedBy: ({ requestedById }, _args, ctx) => memberLoader(ctx).load(requestedById),
      },
      Mutation: {
        updateWorkspace: async (_root, { input }, ctx) => {
          await updateWorkspace(ctx, input);
          return getWorkspace(ctx);
        },
        changeWorkspaceAddress: async (_root, { subdomain }, ctx) => {
          await changeWorkspaceAddress(services, ctx, { subdomain });
          return getWorkspace(ctx);
        },
        deleteWorkspace: async (_root, { name }, ctx) => {
          await deleteWorkspace(services, ctx, { name });
          return getWorkspace(ctx);
        },
        keepWorkspace: async (_root, _args, ctx) => {
          await keepWorkspace(ctx);
          return getWorkspace(ctx);
        },
        updateWorkspaceSettings: async (_root, { input }, ctx) => {
          await updateWorkspaceSettings(ctx, input);
          return getWorkspaceSettings(ctx);
        },
      },
    },
  };
}
