// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { Role } from '#server/platform/graphql/wire.gen.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { ScimSettings } from './scim-settings.ts';

export type CreatedScimToken = {
  readonly settings: ScimSettings;
  readonly token: string;
};

export type ScimResolvers = ResolversOf<{
  ScimSettings: FieldResolvers<ScimSettings, {
    url: Resolver<string, ScimSettings>;
    hasToken: Resolver<boolean, ScimSettings>;
    tokenCreatedAt: Resolver<Date | null, ScimSettings>;
    tokenCreatedBy: Resolver<Member | null, ScimSettings>;
    tokenLastUsedAt: Resolver<Date | null, ScimSettings>;
    defaultRole: Resolver<Role, ScimSettings>;
  }>;
  CreatedScimToken: FieldResolvers<CreatedScimToken, {
    settings: Resolver<ScimSettings, CreatedScimToken>;
    token: Resolver<string, CreatedScimToken>;
  }>;
  Query: {
    scimSettings: Resolver<ScimSettings, unknown>;
  };
  Mutation: {
    createScimToken: Resolver<CreatedScimToken, unknown>;
    revokeScimToken: Resolver<ScimSettings, unknown>;
    setScimDefaultRole: Resolver<ScimSettings, unknown, { role: Role }>;
  };
}>;
