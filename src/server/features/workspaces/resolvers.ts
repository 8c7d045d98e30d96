import type { SchemaPart } from '#server/platform/graphql/build-schema.ts';
import { getWorkspace } from './queries.ts';
import { updateWorkspace } from './update-workspace.ts';

export const workspacesSchema: SchemaPart = {
  sdl: new URL('./workspaces.graphql', import.meta.url),
  resolvers: {
    Query: { workspace: (_root, _args, ctx) => getWorkspace(ctx) },
    Mutation: {
      updateWorkspace: async (_root, { input }, ctx) => {
        await updateWorkspace(ctx, input);
        return getWorkspace(ctx);
      },
    },
  },
};
