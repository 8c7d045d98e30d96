// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { OidcProvider, Role, SsoConnectionInput, SsoGroupsInput, SsoRulesInput } from '#server/platform/graphql/wire.gen.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { SsoDomain } from './sso-settings.ts';
import type { SsoGroupRule } from './set-sso-groups.ts';
import type { SsoSettings } from './sso-settings.ts';

export type SsoResolvers = ResolversOf<{
  SsoDomain: FieldResolvers<SsoDomain, {
    domain: Resolver<string, SsoDomain>;
    mailedTo: Resolver<string | null, SsoDomain>;
    verifiedAt: Resolver<Date | null, SsoDomain>;
    txtName: Resolver<string, SsoDomain>;
    txtValue: Resolver<string, SsoDomain>;
  }>;
  SsoGroupRule: FieldResolvers<SsoGroupRule, {
    value: Resolver<string, SsoGroupRule>;
    groupId: Resolver<string, SsoGroupRule>;
  }>;
  SsoSettings: FieldResolvers<SsoSettings, {
    redirectUri: Resolver<string, SsoSettings>;
    initiateLoginUri: Resolver<string, SsoSettings>;
    logoutUri: Resolver<string, SsoSettings>;
    issuer: Resolver<string | null, SsoSettings>;
    clientId: Resolver<string | null, SsoSettings>;
    testedAt: Resolver<Date | null, SsoSettings>;
    joinRole: Resolver<Role | null, SsoSettings>;
    groupClaim: Resolver<string | null, SsoSettings>;
    groups: Resolver<readonly SsoGroupRule[], SsoSettings>;
    passwordAllowed: Resolver<boolean, SsoSettings>;
    googleAllowed: Resolver<boolean, SsoSettings>;
    microsoftAllowed: Resolver<boolean, SsoSettings>;
    auth0Allowed: Resolver<boolean, SsoSettings>;
    providers: Resolver<readonly OidcProvider[], SsoSettings>;
    enforced: Resolver<boolean, SsoSettings>;
    breakGlass: Resolver<Member | null, SsoSettings>;
    domains: Resolver<readonly SsoDomain[], SsoSettings>;
  }>;
  Query: {
    ssoSettings: Resolver<SsoSettings, unknown>;
  };
  Mutation: {
    saveSsoConnection: Resolver<SsoSettings, unknown, { input: SsoConnectionInput }>;
    removeSsoConnection: Resolver<SsoSettings, unknown>;
    startSsoTest: Resolver<string, unknown>;
    setSsoRules: Resolver<SsoSettings, unknown, { input: SsoRulesInput }>;
    enforceSso: Resolver<SsoSettings, unknown, { breakGlassId?: string | null }>;
    setSsoGroups: Resolver<SsoSettings, unknown, { input: SsoGroupsInput }>;
    addSsoDomain: Resolver<SsoSettings, unknown, { domain: string }>;
    mailSsoDomain: Resolver<SsoSettings, unknown, { domain: string; mailbox: string }>;
    checkSsoDomain: Resolver<SsoSettings, unknown, { domain: string }>;
    verifySsoDomain: Resolver<SsoSettings, unknown, { token: string }>;
    removeSsoDomain: Resolver<SsoSettings, unknown, { domain: string }>;
  };
}>;
