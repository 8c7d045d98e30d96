// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { AccessObjectType, AnswerAccessRequestInput, GrantAccessInput, GroupMembersInput, Level, RequestAccessInput, RevokeAccessInput, SetAccessInheritedInput, SpecialGrantee } from '#server/platform/graphql/wire.gen.ts';
import type { AccessReason } from './access-reasons.ts';
import type { AccessRequest } from './access-request.ts';
import type { Grant } from './grant.ts';
import type { Group } from './group.ts';
import type { ObjectAccess } from './object-access.ts';

export type GroupPage = {
  readonly items: readonly Group[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type AccessRequestPage = {
  readonly items: readonly AccessRequest[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type AccessResolvers = ResolversOf<{
  Group: FieldResolvers<Group, {
    id: Resolver<string, Group>;
    name: Resolver<string, Group>;
    memberCount: Resolver<number, Group>;
  }>;
  GroupPage: FieldResolvers<GroupPage, {
    items: Resolver<readonly Group[], GroupPage>;
    endCursor: Resolver<string | null, GroupPage>;
    totalCount: Resolver<number, GroupPage>;
  }>;
  Grant: FieldResolvers<Grant, {
    group: Resolver<Group | null, Grant>;
    special: Resolver<SpecialGrantee | null, Grant>;
    level: Resolver<Level, Grant>;
  }>;
  AccessReason: FieldResolvers<AccessReason, {
    level: Resolver<Level, AccessReason>;
    via: Resolver<Grant, AccessReason>;
  }>;
  ObjectAccess: FieldResolvers<ObjectAccess, {
    objectType: Resolver<AccessObjectType, ObjectAccess>;
    objectId: Resolver<string, ObjectAccess>;
    inherited: Resolver<boolean, ObjectAccess>;
    sourceType: Resolver<AccessObjectType, ObjectAccess>;
    sourceId: Resolver<string, ObjectAccess>;
    parentType: Resolver<AccessObjectType | null, ObjectAccess>;
    viewerLevel: Resolver<Level, ObjectAccess>;
    grants: Resolver<readonly Grant[], ObjectAccess>;
    requests: Resolver<readonly AccessRequest[], ObjectAccess>;
  }>;
  AccessRequest: FieldResolvers<AccessRequest, {
    id: Resolver<string, AccessRequest>;
    objectType: Resolver<AccessObjectType, AccessRequest>;
    objectId: Resolver<string, AccessRequest>;
    objectTitle: Resolver<string, AccessRequest>;
    message: Resolver<string, AccessRequest>;
    createdAt: Resolver<Date, AccessRequest>;
    approved: Resolver<boolean | null, AccessRequest>;
  }>;
  AccessRequestPage: FieldResolvers<AccessRequestPage, {
    items: Resolver<readonly AccessRequest[], AccessRequestPage>;
    endCursor: Resolver<string | null, AccessRequestPage>;
    totalCount: Resolver<number, AccessRequestPage>;
  }>;
  Query: {
    groups: Resolver<GroupPage, unknown, { first: number | null; after?: string | null; search?: string | null }>;
    group: Resolver<Group | null, unknown, { id: string }>;
    objectAccess: Resolver<ObjectAccess, unknown, { type: AccessObjectType; id: string }>;
    accessReasons: Resolver<readonly AccessReason[], unknown, { type: AccessObjectType; id: string; memberId: string }>;
    accessRequests: Resolver<AccessRequestPage, unknown, { first: number | null; after?: string | null }>;
  };
  Mutation: {
    createGroup: Resolver<Group, unknown, { name: string }>;
    renameGroup: Resolver<Group, unknown, { id: string; name: string }>;
    deleteGroup: Resolver<boolean, unknown, { id: string }>;
    changeGroupMembers: Resolver<Group, unknown, { input: GroupMembersInput }>;
    grantAccess: Resolver<ObjectAccess | null, unknown, { input: GrantAccessInput }>;
    revokeAccess: Resolver<ObjectAccess | null, unknown, { input: RevokeAccessInput }>;
    setAccessInherited: Resolver<ObjectAccess | null, unknown, { input: SetAccessInheritedInput }>;
    requestAccess: Resolver<boolean, unknown, { input: RequestAccessInput }>;
    answerAccessRequest: Resolver<AccessRequest, unknown, { input: AnswerAccessRequestInput }>;
  };
}>;
