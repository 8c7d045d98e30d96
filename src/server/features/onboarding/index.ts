import { getWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Feature } from '#server/platform/app/feature.ts';
import { removeSampleData } from './remove-sample-data.ts';

export { installSampleWorkspace } from './install-sample-workspace.ts';

export const onboarding: Feature = {
  name: 'onboarding',
  schema: () => ({
    sdl: new URL('./onboarding.graphql', import.meta.url),
    resolvers: {
      Mutation: {
        removeSampleData: async (_root, _args, ctx) => {
          await removeSampleData(ctx);
          return getWorkspace(ctx);
        },
      },
    },
  }),
};
