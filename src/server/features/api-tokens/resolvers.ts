import type { ApiScope as StoredScope } from '#domain/access/api-scopes.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { ApiScope } from '#server/platform/graphql/wire.gen.ts';
import { createApiToken } from './create-api-token.ts';
import { listApiTokens } from './queries.ts';
import { revokeApiToken } from './revoke-api-token.ts';
import type { ApiTokensResolvers } from './api-tokens.gen.ts';

const stored = {
  READ: 'read',
  WRITE: 'write',
  MEMBERS: 'members',
  ADMIN: 'admin',
} as const satisfies Record<ApiScope, StoredScope>;
const shown = {
  read: 'READ',
  write: 'WRITE',
  members: 'MEMBERS',
  admin: 'ADMIN',
} as const satisfies Record<StoredScope, ApiScope>;

export const apiTokensSchema: SchemaPart<ApiTokensResolvers> = {
  sdl: new URL('./api-tokens.graphql', import.meta.url),
  resolvers: {
    Query: { apiTokens: (_root, args, ctx) => listApiTokens(ctx, args) },
    Mutation: {
      createApiToken: (_root, { input }, ctx) =>
        createApiToken(ctx, {
          name: input.name,
          scopes: input.scopes.map((scope) => stored[scope]),
          expiresAt: input.expiresAt ?? null,
        }),
      revokeApiToken: (_root, { id }, ctx) => revokeApiToken(ctx, readId(id)),
    },
    ApiToken: {
      scopes: ({ scopes }) => scopes.map((scope) => shown[scope]),
      createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
    },
  },
};
