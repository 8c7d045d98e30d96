// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { AccessObjectType, InviteMemberInput, InvitesOfInput, Level, Role, Theme, UpdateProfileInput } from '#server/platform/graphql/wire.gen.ts';
import type { AccessRequest } from '#server/kernel/access/access-request.ts';
import type { Grant } from '#server/kernel/access/grant.ts';
import type { Group } from '#server/kernel/access/group.ts';
import type { Invite } from './invite.ts';
import type { Member } from './member.ts';

export type MemberPage = {
  readonly items: readonly Member[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type InviteGrant = {
  readonly type: AccessObjectType;
  readonly id: string;
  readonly level: Level;
};

export type InviteLink = {
  readonly url: string;
  readonly expiresAt: Date;
};

export type InvitePage = {
  readonly items: readonly Invite[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type MembersResolvers = ResolversOf<{
  Member: FieldResolvers<Member, {
    id: Resolver<string, Member>;
    name: Resolver<string, Member>;
    email: Resolver<string, Member>;
    role: Resolver<Role | null, Member>;
    workspaceAdmin: Resolver<boolean, Member>;
    isYou: Resolver<boolean, Member>;
    suspended: Resolver<boolean, Member>;
    theme: Resolver<Theme, Member>;
  }>;
  MemberPage: FieldResolvers<MemberPage, {
    items: Resolver<readonly Member[], MemberPage>;
    endCursor: Resolver<string | null, MemberPage>;
    totalCount: Resolver<number, MemberPage>;
  }>;
  Invite: FieldResolvers<Invite, {
    id: Resolver<string, Invite>;
    email: Resolver<string, Invite>;
    role: Resolver<Role, Invite>;
    message: Resolver<string, Invite>;
    createdAt: Resolver<Date, Invite>;
    expiresAt: Resolver<Date, Invite>;
    invitedBy: Resolver<Member | null, Invite>;
    isMailed: Resolver<boolean, Invite>;
    outboxUrl: Resolver<string | null, Invite>;
    object: Resolver<InviteGrant | null, Invite>;
  }>;
  InviteLink: FieldResolvers<InviteLink, {
    url: Resolver<string, InviteLink>;
    expiresAt: Resolver<Date, InviteLink>;
  }>;
  InviteGrant: FieldResolvers<InviteGrant, {
    type: Resolver<AccessObjectType, InviteGrant>;
    id: Resolver<string, InviteGrant>;
    level: Resolver<Level, InviteGrant>;
  }>;
  InvitePage: FieldResolvers<InvitePage, {
    items: Resolver<readonly Invite[], InvitePage>;
    endCursor: Resolver<string | null, InvitePage>;
    totalCount: Resolver<number, InvitePage>;
  }>;
  Query: {
    viewer: Resolver<Member, unknown>;
    member: Resolver<Member | null, unknown, { id: string }>;
    members: Resolver<MemberPage, unknown, { first: number | null; after?: string | null; search?: string | null }>;
    invites: Resolver<InvitePage, unknown, { first: number | null; after?: string | null; object?: InvitesOfInput | null }>;
    openDomains: Resolver<readonly string[], unknown>;
  };
  Mutation: {
    inviteMember: Resolver<Invite, unknown, { input: InviteMemberInput }>;
    revokeInvite: Resolver<Invite, unknown, { id: string }>;
    resendInvite: Resolver<Invite, unknown, { id: string }>;
    copyInviteLink: Resolver<InviteLink, unknown, { id: string }>;
    setMemberRole: Resolver<Member, unknown, { id: string; role?: Role | null }>;
    setWorkspaceAdmin: Resolver<Member, unknown, { id: string; workspaceAdmin: boolean }>;
    suspendMember: Resolver<Member, unknown, { id: string }>;
    reactivateMember: Resolver<Member, unknown, { id: string }>;
    removeMember: Resolver<boolean, unknown, { id: string }>;
    addOpenDomain: Resolver<readonly string[], unknown, { domain: string }>;
    removeOpenDomain: Resolver<readonly string[], unknown, { domain: string }>;
    updateProfile: Resolver<Member, unknown, { input: UpdateProfileInput }>;
  };
  Group: FieldResolvers<Group, {
    members: Resolver<MemberPage, Group, { first: number | null; after?: string | null }>;
  }>;
  Grant: FieldResolvers<Grant, {
    member: Resolver<Member | null, Grant>;
  }>;
  AccessRequest: FieldResolvers<AccessRequest, {
    member: Resolver<Member | null, AccessRequest>;
  }>;
}>;
