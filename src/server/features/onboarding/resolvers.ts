import { getWorkspace } from '#server/kernel/workspaces/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { OnboardingResolvers } from './onboarding.gen.ts';
import { readGettingStarted } from './read-getting-started.ts';
import { removeSampleData } from './remove-sample-data.ts';

export const onboardingSchema: SchemaPart<OnboardingResolvers> = {
  sdl: new URL('./onboarding.graphql', import.meta.url),
  resolvers: {
    Query: { gettingStarted: (_root, _args, ctx) => readGettingStarted(ctx) },
    Mutation: {
      removeSampleData: async (_root, _args, ctx) => {
        await removeSampleData(ctx);
        return getWorkspace(ctx);
      },
    },
  },
};
