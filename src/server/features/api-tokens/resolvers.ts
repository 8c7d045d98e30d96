import { memberLoader } from '#server/kernel/members/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { wireEnum } from '#server/platform/graphql/wire-enum.ts';
import { createApiToken } from './create-api-token.ts';
import { listApiTokens } from './queries.ts';
import { revokeApiToken } from './revoke-api-token.ts';
import type { ApiTokensResolvers } from './api-tokens.gen.ts';

const scopeNames = wireEnum({
  READ: 'read',
  WRITE: 'write',
  MEMBERS: 'members',
  ADMIN: 'admin',
});

export const apiTokensSchema: SchemaPart<ApiTokensResolvers> = {
  sdl: new URL('./api-tokens.graphql', import.meta.url),
  resolvers: {
    Query: { apiTokens: (_root, args, ctx) => listApiTokens(ctx, args) },
    Mutation: {
      createApiToken: (_root, { input }, ctx) =>
        createApiToken(ctx, {
          name: input.name,
          scopes: input.scopes.map((scope) => scopeNames.read(scope)),
          expiresAt: input.expiresAt ?? null,
        }),
      revokeApiToken: (_root, { id }, ctx) => revokeApiToken(ctx, readId(id)),
    },
    ApiToken: {
      scopes: ({ scopes }) => scopes.map((scope) => scopeNames.write(scope)),
      createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
    },
  },
};
