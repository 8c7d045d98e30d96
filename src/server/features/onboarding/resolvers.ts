import { getWorkspace } from '#server/kernel/workspaces/index.ts';
import type { SchemaServices } from '#server/platform/app/feature.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { OnboardingResolvers } from './onboarding.gen.ts';
import { readGettingStarted } from './read-getting-started.ts';
import { readSampleData } from './read-sample-data.ts';
import { removeSampleData } from './remove-sample-data.ts';

export function onboardingSchema({ env }: Pick<SchemaServices, 'env'>): SchemaPart<OnboardingResolvers> {
  return {
    sdl: new URL('./onboarding.graphql', import.meta.url),
    resolvers: {
      Query: {
        gettingStarted: async (_root, _args, ctx) => ({
          ...(await readGettingStarted(ctx)),
          canCreateWorkspace: env.signUpEnabled,
        }),
        sampleData: (_root, _args, ctx) => readSampleData(ctx),
      },
      Mutation: {
        removeSampleData: async (_root, _args, ctx) => {
          await removeSampleData(ctx);
          return getWorkspace(ctx);
        },
      },
    },
  };
}
