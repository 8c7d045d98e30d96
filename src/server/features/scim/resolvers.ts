import { memberLoader } from '#server/kernel/members/index.ts';
import type { SchemaServices } from '#server/platform/app/feature.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { createScimToken, revokeScimToken, setScimDefaultRole } from './change-scim-settings.ts';
import { getScimSettings } from './scim-settings.ts';
import type { ScimResolvers } from './scim.gen.ts';

export function scimSchema({ env }: Pick<SchemaServices, 'env'>): SchemaPart<ScimResolvers> {
  return {
    sdl: new URL('./scim.graphql', import.meta.url),
    resolvers: {
      Query: { scimSettings: (_root, _args, ctx) => getScimSettings(ctx, env) },
      Mutation: {
        createScimToken: async (_root, _args, ctx) => {
          const token = await createScimToken(ctx);
          return { token, settings: await getScimSettings(ctx, env) };
        },
        revokeScimToken: async (_root, _args, ctx) => {
          await revokeScimToken(ctx);
          return getScimSettings(ctx, env);
        },
        setScimDefaultRole: async (_root, { role }, ctx) => {
          await setScimDefaultRole(ctx, role);
          return getScimSettings(ctx, env);
        },
      },
      ScimSettings: {
        tokenCreatedBy: ({ tokenCreatedBy }, _args, ctx) =>
          tokenCreatedBy === null ? null : memberLoader(ctx).load(tokenCreatedBy),
      },
    },
  };
}
