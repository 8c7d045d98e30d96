// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { ApiScope, CreateApiTokenInput } from '#server/platform/graphql/wire.gen.ts';
import type { ApiToken } from './api-token.ts';
import type { Member } from '#server/kernel/members/member.ts';

export type ApiTokenPage = {
  readonly items: readonly ApiToken[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type CreatedApiToken = {
  readonly apiToken: ApiToken;
  readonly token: string;
};

export type ApiTokensResolvers = ResolversOf<{
  ApiToken: FieldResolvers<ApiToken, {
    id: Resolver<string, ApiToken>;
    name: Resolver<string, ApiToken>;
    scopes: Resolver<readonly ApiScope[], ApiToken>;
    createdBy: Resolver<Member | null, ApiToken>;
    createdAt: Resolver<Date, ApiToken>;
    expiresAt: Resolver<Date | null, ApiToken>;
    lastUsedAt: Resolver<Date | null, ApiToken>;
  }>;
  ApiTokenPage: FieldResolvers<ApiTokenPage, {
    items: Resolver<readonly ApiToken[], ApiTokenPage>;
    endCursor: Resolver<string | null, ApiTokenPage>;
    totalCount: Resolver<number, ApiTokenPage>;
  }>;
  CreatedApiToken: FieldResolvers<CreatedApiToken, {
    apiToken: Resolver<ApiToken, CreatedApiToken>;
    token: Resolver<string, CreatedApiToken>;
  }>;
  Query: {
    apiTokens: Resolver<ApiTokenPage, unknown, { first: number | null; after?: string | null }>;
  };
  Mutation: {
    createApiToken: Resolver<CreatedApiToken, unknown, { input: CreateApiTokenInput }>;
    revokeApiToken: Resolver<ApiToken, unknown, { id: string }>;
  };
}>;
