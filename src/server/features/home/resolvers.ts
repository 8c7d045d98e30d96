import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { hasHome } from './find-home.ts';
import { startHome } from './start-home.ts';
import type { HomeResolvers } from './home.gen.ts';

export const homeSchema: SchemaPart<HomeResolvers> = {
  sdl: new URL('./home.graphql', import.meta.url),
  resolvers: {
    Mutation: { startHome: (_root, _args, ctx) => startHome(ctx) },
    Workspace: {
      homeId: async ({ id }, _args, ctx) => ((await hasHome(await ctx.reads.db(), id)) ? id : null),
    },
  },
};
