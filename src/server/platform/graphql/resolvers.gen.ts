// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Group as GroupObject } from '../../features/access/group.ts';
import type { Grant as GrantObject } from '../../features/access/grant.ts';
import type { ObjectAccess as ObjectAccessObject } from '../../features/access/object-access.ts';
import type { AccessRequest as AccessRequestObject } from '../../features/access/access-request.ts';
import type { Member as MemberObject } from '../../features/members/member.ts';
import type { Invite as InviteObject } from '../../features/members/invite.ts';
import type { Project as ProjectObject } from '../../features/projects/project.ts';
import type { Workspace as WorkspaceObject } from '../../features/workspaces/workspace.ts';
import type { RequestCtx } from './request-ctx.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, as ISO 8601 with its offset. */
  DateTime: { input: Date; output: Date; }
};

export type Level =
  | 'READ'
  | 'WRITE'
  | 'FULL';

export type AccessObjectType =
  | 'PROJECT'
  | 'FOLDER'
  | 'CHANNEL'
  | 'NOTE'
  | 'INSIGHT';

export type SpecialGrantee =
  /** Everybody in the workspace who has a role. */
  | 'MARKUP'
  /** Visitors with a public link. */
  | 'PUBLIC'
  | 'PLAYBACK';

export type Group = {
  __typename?: 'Group';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  memberCount: Scalars['Int']['output'];
  members: MemberPage;
};


export type GroupMembersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

export type GroupPage = {
  __typename?: 'GroupPage';
  items: Array<Group>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

/** One line of a permission map: exactly one of member, group and special is set. */
export type Grant = {
  __typename?: 'Grant';
  member?: Maybe<Member>;
  group?: Maybe<Group>;
  special?: Maybe<SpecialGrantee>;
  level: Level;
};

/** Why somebody has access: the line of the map that gives it. */
export type AccessReason = {
  __typename?: 'AccessReason';
  level: Level;
  via: Grant;
};

export type ObjectAccess = {
  __typename?: 'ObjectAccess';
  objectType: AccessObjectType;
  objectId: Scalars['ID']['output'];
  /** Whether the object follows the map of the one it lies in. */
  inherited: Scalars['Boolean']['output'];
  viewerLevel: Level;
  grants: Array<Grant>;
  requests: Array<AccessRequest>;
};

export type AccessRequest = {
  __typename?: 'AccessRequest';
  id: Scalars['ID']['output'];
  objectType: AccessObjectType;
  objectId: Scalars['ID']['output'];
  member?: Maybe<Member>;
  message: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  approved?: Maybe<Scalars['Boolean']['output']>;
};

export type Query = {
  __typename?: 'Query';
  groups: GroupPage;
  group?: Maybe<Group>;
  objectAccess: ObjectAccess;
  /** Why a member has the level they have; empty when they have none. */
  accessReasons: Array<AccessReason>;
  /** Open requests that you can answer. */
  accessRequests: Array<AccessRequest>;
  viewer: Member;
  member?: Maybe<Member>;
  members: MemberPage;
  invites: Array<Invite>;
  projects: ProjectPage;
  project?: Maybe<Project>;
  workspace: Workspace;
};


export type QueryGroupsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGroupArgs = {
  id: Scalars['ID']['input'];
};


export type QueryObjectAccessArgs = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
};


export type QueryAccessReasonsArgs = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
};


export type QueryAccessRequestsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMemberArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMembersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProjectsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
};

/** Exactly one of memberId, groupId and special. */
export type GranteeInput = {
  memberId?: InputMaybe<Scalars['ID']['input']>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
  special?: InputMaybe<SpecialGrantee>;
};

export type GrantAccessInput = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
  grantees: Array<GranteeInput>;
  level: Level;
};

export type RevokeAccessInput = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
  grantee: GranteeInput;
};

export type SetAccessInheritedInput = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
  inherited: Scalars['Boolean']['input'];
};

export type RequestAccessInput = {
  type: AccessObjectType;
  id: Scalars['ID']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
};

export type AnswerAccessRequestInput = {
  id: Scalars['ID']['input'];
  approve: Scalars['Boolean']['input'];
  level?: InputMaybe<Level>;
};

export type GroupMembersInput = {
  groupId: Scalars['ID']['input'];
  add?: InputMaybe<Array<Scalars['ID']['input']>>;
  remove?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type Mutation = {
  __typename?: 'Mutation';
  createGroup: Group;
  renameGroup: Group;
  deleteGroup: Scalars['Boolean']['output'];
  changeGroupMembers: Group;
  grantAccess: ObjectAccess;
  revokeAccess: ObjectAccess;
  setAccessInherited: ObjectAccess;
  /** Answers true for objects that do not exist too: asking tells nothing. */
  requestAccess: Scalars['Boolean']['output'];
  answerAccessRequest: AccessRequest;
  inviteMember: Invite;
  revokeInvite: Invite;
  updateProfile: Member;
  /** Takes away everything the sample brought, for good. */
  removeSampleData: Workspace;
  createProject: Project;
  updateProject: Project;
  trashProject: Project;
  restoreProject: Project;
  updateWorkspace: Workspace;
};


export type MutationCreateGroupArgs = {
  name: Scalars['String']['input'];
};


export type MutationRenameGroupArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationDeleteGroupArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChangeGroupMembersArgs = {
  input: GroupMembersInput;
};


export type MutationGrantAccessArgs = {
  input: GrantAccessInput;
};


export type MutationRevokeAccessArgs = {
  input: RevokeAccessInput;
};


export type MutationSetAccessInheritedArgs = {
  input: SetAccessInheritedInput;
};


export type MutationRequestAccessArgs = {
  input: RequestAccessInput;
};


export type MutationAnswerAccessRequestArgs = {
  input: AnswerAccessRequestInput;
};


export type MutationInviteMemberArgs = {
  input: InviteMemberInput;
};


export type MutationRevokeInviteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationCreateProjectArgs = {
  input: CreateProjectInput;
};


export type MutationUpdateProjectArgs = {
  input: UpdateProjectInput;
};


export type MutationTrashProjectArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreProjectArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateWorkspaceArgs = {
  input: UpdateWorkspaceInput;
};

export type Role =
  | 'MANAGER'
  | 'CONTRIBUTOR'
  | 'VIEWER';

export type Theme =
  | 'SYSTEM'
  | 'LIGHT'
  | 'DARK'
  | 'LEGACY';

export type Member = {
  __typename?: 'Member';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  role?: Maybe<Role>;
  workspaceAdmin: Scalars['Boolean']['output'];
  isYou: Scalars['Boolean']['output'];
  suspended: Scalars['Boolean']['output'];
  theme: Theme;
};

export type MemberPage = {
  __typename?: 'MemberPage';
  items: Array<Member>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type Invite = {
  __typename?: 'Invite';
  id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  role: Role;
  message: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  invitedBy?: Maybe<Member>;
};

export type InviteMemberInput = {
  email: Scalars['String']['input'];
  role: Role;
  message?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProfileInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  theme?: InputMaybe<Theme>;
};

export type Project = {
  __typename?: 'Project';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Member>;
  version: Scalars['Int']['output'];
};

export type ProjectPage = {
  __typename?: 'ProjectPage';
  items: Array<Project>;
  endCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type CreateProjectInput = {
  title: Scalars['String']['input'];
  summary?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProjectInput = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  summary?: InputMaybe<Scalars['String']['input']>;
};

export type Workspace = {
  __typename?: 'Workspace';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  subdomain: Scalars['String']['output'];
  hasSampleData: Scalars['Boolean']['output'];
};

export type UpdateWorkspaceInput = {
  name: Scalars['String']['input'];
};

export type Subscription = {
  __typename?: 'Subscription';
  /** What changed in the workspace; read it again. */
  workspaceChanged: Change;
};

export type Change = {
  __typename?: 'Change';
  type: Scalars['String']['output'];
  id?: Maybe<Scalars['ID']['output']>;
  version: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Level: Level;
  AccessObjectType: AccessObjectType;
  SpecialGrantee: SpecialGrantee;
  Group: ResolverTypeWrapper<GroupObject>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  GroupPage: ResolverTypeWrapper<Omit<GroupPage, 'items'> & { items: Array<ResolversTypes['Group']> }>;
  Grant: ResolverTypeWrapper<GrantObject>;
  AccessReason: ResolverTypeWrapper<Omit<AccessReason, 'via'> & { via: ResolversTypes['Grant'] }>;
  ObjectAccess: ResolverTypeWrapper<ObjectAccessObject>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AccessRequest: ResolverTypeWrapper<AccessRequestObject>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  GranteeInput: GranteeInput;
  GrantAccessInput: GrantAccessInput;
  RevokeAccessInput: RevokeAccessInput;
  SetAccessInheritedInput: SetAccessInheritedInput;
  RequestAccessInput: RequestAccessInput;
  AnswerAccessRequestInput: AnswerAccessRequestInput;
  GroupMembersInput: GroupMembersInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Role: Role;
  Theme: Theme;
  Member: ResolverTypeWrapper<MemberObject>;
  MemberPage: ResolverTypeWrapper<Omit<MemberPage, 'items'> & { items: Array<ResolversTypes['Member']> }>;
  Invite: ResolverTypeWrapper<InviteObject>;
  InviteMemberInput: InviteMemberInput;
  UpdateProfileInput: UpdateProfileInput;
  Project: ResolverTypeWrapper<ProjectObject>;
  ProjectPage: ResolverTypeWrapper<Omit<ProjectPage, 'items'> & { items: Array<ResolversTypes['Project']> }>;
  CreateProjectInput: CreateProjectInput;
  UpdateProjectInput: UpdateProjectInput;
  Workspace: ResolverTypeWrapper<WorkspaceObject>;
  UpdateWorkspaceInput: UpdateWorkspaceInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Change: ResolverTypeWrapper<Change>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Group: GroupObject;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  GroupPage: Omit<GroupPage, 'items'> & { items: Array<ResolversParentTypes['Group']> };
  Grant: GrantObject;
  AccessReason: Omit<AccessReason, 'via'> & { via: ResolversParentTypes['Grant'] };
  ObjectAccess: ObjectAccessObject;
  Boolean: Scalars['Boolean']['output'];
  AccessRequest: AccessRequestObject;
  Query: Record<PropertyKey, never>;
  GranteeInput: GranteeInput;
  GrantAccessInput: GrantAccessInput;
  RevokeAccessInput: RevokeAccessInput;
  SetAccessInheritedInput: SetAccessInheritedInput;
  RequestAccessInput: RequestAccessInput;
  AnswerAccessRequestInput: AnswerAccessRequestInput;
  GroupMembersInput: GroupMembersInput;
  Mutation: Record<PropertyKey, never>;
  Member: MemberObject;
  MemberPage: Omit<MemberPage, 'items'> & { items: Array<ResolversParentTypes['Member']> };
  Invite: InviteObject;
  InviteMemberInput: InviteMemberInput;
  UpdateProfileInput: UpdateProfileInput;
  Project: ProjectObject;
  ProjectPage: Omit<ProjectPage, 'items'> & { items: Array<ResolversParentTypes['Project']> };
  CreateProjectInput: CreateProjectInput;
  UpdateProjectInput: UpdateProjectInput;
  Workspace: WorkspaceObject;
  UpdateWorkspaceInput: UpdateWorkspaceInput;
  DateTime: Scalars['DateTime']['output'];
  Subscription: Record<PropertyKey, never>;
  Change: Change;
};

export type GroupResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['MemberPage'], ParentType, ContextType, RequireFields<GroupMembersArgs, 'first'>>;
};

export type GroupPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['GroupPage'] = ResolversParentTypes['GroupPage']> = {
  items?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GrantResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Grant'] = ResolversParentTypes['Grant']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  special?: Resolver<Maybe<ResolversTypes['SpecialGrantee']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Level'], ParentType, ContextType>;
};

export type AccessReasonResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['AccessReason'] = ResolversParentTypes['AccessReason']> = {
  level?: Resolver<ResolversTypes['Level'], ParentType, ContextType>;
  via?: Resolver<ResolversTypes['Grant'], ParentType, ContextType>;
};

export type ObjectAccessResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ObjectAccess'] = ResolversParentTypes['ObjectAccess']> = {
  objectType?: Resolver<ResolversTypes['AccessObjectType'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inherited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerLevel?: Resolver<ResolversTypes['Level'], ParentType, ContextType>;
  grants?: Resolver<Array<ResolversTypes['Grant']>, ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['AccessRequest']>, ParentType, ContextType>;
};

export type AccessRequestResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['AccessRequest'] = ResolversParentTypes['AccessRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['AccessObjectType'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  approved?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  groups?: Resolver<ResolversTypes['GroupPage'], ParentType, ContextType, RequireFields<QueryGroupsArgs, 'first'>>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<QueryGroupArgs, 'id'>>;
  objectAccess?: Resolver<ResolversTypes['ObjectAccess'], ParentType, ContextType, RequireFields<QueryObjectAccessArgs, 'type' | 'id'>>;
  accessReasons?: Resolver<Array<ResolversTypes['AccessReason']>, ParentType, ContextType, RequireFields<QueryAccessReasonsArgs, 'type' | 'id' | 'memberId'>>;
  accessRequests?: Resolver<Array<ResolversTypes['AccessRequest']>, ParentType, ContextType, RequireFields<QueryAccessRequestsArgs, 'first'>>;
  viewer?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<QueryMemberArgs, 'id'>>;
  members?: Resolver<ResolversTypes['MemberPage'], ParentType, ContextType, RequireFields<QueryMembersArgs, 'first'>>;
  invites?: Resolver<Array<ResolversTypes['Invite']>, ParentType, ContextType>;
  projects?: Resolver<ResolversTypes['ProjectPage'], ParentType, ContextType, RequireFields<QueryProjectsArgs, 'first'>>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryProjectArgs, 'id'>>;
  workspace?: Resolver<ResolversTypes['Workspace'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createGroup?: Resolver<ResolversTypes['Group'], ParentType, ContextType, RequireFields<MutationCreateGroupArgs, 'name'>>;
  renameGroup?: Resolver<ResolversTypes['Group'], ParentType, ContextType, RequireFields<MutationRenameGroupArgs, 'id' | 'name'>>;
  deleteGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteGroupArgs, 'id'>>;
  changeGroupMembers?: Resolver<ResolversTypes['Group'], ParentType, ContextType, RequireFields<MutationChangeGroupMembersArgs, 'input'>>;
  grantAccess?: Resolver<ResolversTypes['ObjectAccess'], ParentType, ContextType, RequireFields<MutationGrantAccessArgs, 'input'>>;
  revokeAccess?: Resolver<ResolversTypes['ObjectAccess'], ParentType, ContextType, RequireFields<MutationRevokeAccessArgs, 'input'>>;
  setAccessInherited?: Resolver<ResolversTypes['ObjectAccess'], ParentType, ContextType, RequireFields<MutationSetAccessInheritedArgs, 'input'>>;
  requestAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestAccessArgs, 'input'>>;
  answerAccessRequest?: Resolver<ResolversTypes['AccessRequest'], ParentType, ContextType, RequireFields<MutationAnswerAccessRequestArgs, 'input'>>;
  inviteMember?: Resolver<ResolversTypes['Invite'], ParentType, ContextType, RequireFields<MutationInviteMemberArgs, 'input'>>;
  revokeInvite?: Resolver<ResolversTypes['Invite'], ParentType, ContextType, RequireFields<MutationRevokeInviteArgs, 'id'>>;
  updateProfile?: Resolver<ResolversTypes['Member'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  removeSampleData?: Resolver<ResolversTypes['Workspace'], ParentType, ContextType>;
  createProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationCreateProjectArgs, 'input'>>;
  updateProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'input'>>;
  trashProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationTrashProjectArgs, 'id'>>;
  restoreProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationRestoreProjectArgs, 'id'>>;
  updateWorkspace?: Resolver<ResolversTypes['Workspace'], ParentType, ContextType, RequireFields<MutationUpdateWorkspaceArgs, 'input'>>;
};

export type MemberResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  workspaceAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isYou?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['Theme'], ParentType, ContextType>;
};

export type MemberPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['MemberPage'] = ResolversParentTypes['MemberPage']> = {
  items?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InviteResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Invite'] = ResolversParentTypes['Invite']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectPageResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['ProjectPage'] = ResolversParentTypes['ProjectPage']> = {
  items?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkspaceResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSampleData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type SubscriptionResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  workspaceChanged?: SubscriptionResolver<ResolversTypes['Change'], "workspaceChanged", ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = RequestCtx, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestCtx> = {
  Group?: GroupResolvers<ContextType>;
  GroupPage?: GroupPageResolvers<ContextType>;
  Grant?: GrantResolvers<ContextType>;
  AccessReason?: AccessReasonResolvers<ContextType>;
  ObjectAccess?: ObjectAccessResolvers<ContextType>;
  AccessRequest?: AccessRequestResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberPage?: MemberPageResolvers<ContextType>;
  Invite?: InviteResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectPage?: ProjectPageResolvers<ContextType>;
  Workspace?: WorkspaceResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Subscription?: SubscriptionResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
};

