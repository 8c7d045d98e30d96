// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { SupportState } from '#server/platform/graphql/wire.gen.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { SupportAccess } from './support-access.ts';

export type SupportAccessPage = {
  readonly items: readonly SupportAccess[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type SupportNotice = {
  readonly id: string;
  readonly state: SupportState;
  readonly staffEmail: string;
  readonly endsAt?: Date | null;
  readonly isOwnVisit: boolean;
};

export type SupportResolvers = ResolversOf<{
  SupportAccess: FieldResolvers<SupportAccess, {
    id: Resolver<string, SupportAccess>;
    staffEmail: Resolver<string, SupportAccess>;
    reason: Resolver<string, SupportAccess>;
    minutes: Resolver<number, SupportAccess>;
    state: Resolver<SupportState, SupportAccess>;
    requestedAt: Resolver<Date, SupportAccess>;
    decidedAt: Resolver<Date | null, SupportAccess>;
    decidedBy: Resolver<Member | null, SupportAccess>;
    endsAt: Resolver<Date | null, SupportAccess>;
    endedAt: Resolver<Date | null, SupportAccess>;
  }>;
  SupportAccessPage: FieldResolvers<SupportAccessPage, {
    items: Resolver<readonly SupportAccess[], SupportAccessPage>;
    endCursor: Resolver<string | null, SupportAccessPage>;
    totalCount: Resolver<number, SupportAccessPage>;
  }>;
  SupportNotice: FieldResolvers<SupportNotice, {
    id: Resolver<string, SupportNotice>;
    state: Resolver<SupportState, SupportNotice>;
    staffEmail: Resolver<string, SupportNotice>;
    endsAt: Resolver<Date | null, SupportNotice>;
    isOwnVisit: Resolver<boolean, SupportNotice>;
  }>;
  Query: {
    supportAccesses: Resolver<SupportAccessPage | null, unknown, { first: number | null; after?: string | null }>;
    supportNotice: Resolver<SupportNotice | null, unknown>;
  };
  Mutation: {
    grantSupportAccess: Resolver<SupportAccess, unknown, { id: string }>;
    denySupportAccess: Resolver<SupportAccess, unknown, { id: string }>;
    endSupportAccess: Resolver<SupportAccess, unknown, { id: string }>;
  };
}>;
