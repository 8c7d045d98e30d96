import { getWorkspace } from '#server/kernel/workspaces/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { BrandingResolvers } from './branding.gen.ts';
import { removeLogo } from './remove-logo.ts';
import { setPrimaryColor } from './set-primary-color.ts';

export const brandingSchema: SchemaPart<BrandingResolvers> = {
  sdl: new URL('./branding.graphql', import.meta.url),
  resolvers: {
    Mutation: {
      setPrimaryColor: async (_root, { color }, ctx) => {
        await setPrimaryColor(ctx, { color: color ?? null });
        return getWorkspace(ctx);
      },
      removeLogo: async (_root, _args, ctx) => {
        await removeLogo(ctx);
        return getWorkspace(ctx);
      },
    },
  },
};
