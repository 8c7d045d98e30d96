// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { MemberFieldsFragment, InviteFieldsFragment, ViewerQuery, ViewerQueryVariables, MembersQuery, MembersQueryVariables, MemberProfileQuery, MemberProfileQueryVariables, InvitesQuery, InvitesQueryVariables, OpenDomainsQuery, OpenDomainsQueryVariables, InviteMemberMutation, InviteMemberMutationVariables, RevokeInviteMutation, RevokeInviteMutationVariables, UpdateProfileMutation, UpdateProfileMutationVariables, CopyInviteLinkMutation, CopyInviteLinkMutationVariables, ResendInviteMutation, ResendInviteMutationVariables, SetMemberRoleMutation, SetMemberRoleMutationVariables, SetWorkspaceAdminMutation, SetWorkspaceAdminMutationVariables, SuspendMemberMutation, SuspendMemberMutationVariables, ReactivateMemberMutation, ReactivateMemberMutationVariables, RemoveMemberMutation, RemoveMemberMutationVariables, AddOpenDomainMutation, AddOpenDomainMutationVariables, RemoveOpenDomainMutation, RemoveOpenDomainMutationVariables, MemberWorkQuery, MemberWorkQueryVariables } from '#web/lib/graphql.gen.ts';

const memberFields = 'fragment MemberFields on Member{id name email role workspaceAdmin isYou suspended}';
const inviteFields = 'fragment InviteFields on Invite{id email role message createdAt expiresAt isMailed invitedBy{id name}object{type id level}}';
const workspaceFields = 'fragment WorkspaceFields on Workspace{id name subdomain hasSampleData addressChangesLeft primaryColor logoUrl deletion{dueAt requestedBy{id name}}}';
const workspaceSettingsFields = 'fragment WorkspaceSettingsFields on WorkspaceSettings{accessRequestsDisabled communityPublishingDisabled adminOnlyInvites readOnly secondFactorRequired}';
export const MemberFieldsFragmentDoc = /*#__PURE__*/ gql<MemberFieldsFragment>(`${memberFields}`);
export const InviteFieldsFragmentDoc = /*#__PURE__*/ gql<InviteFieldsFragment>(`${inviteFields}`);
export const ViewerDocument = /*#__PURE__*/ gql<ViewerQuery, ViewerQueryVariables>(`query Viewer{viewer{...MemberFields theme}workspace{...WorkspaceFields}workspaceSettings{...WorkspaceSettingsFields}}${memberFields}${workspaceFields}${workspaceSettingsFields}`);
export const MembersDocument = /*#__PURE__*/ gql<MembersQuery, MembersQueryVariables>(`query Members($first:Int$after:String$search:String){members(first:$first after:$after search:$search){items{...MemberFields}endCursor totalCount}}${memberFields}`);
export const MemberProfileDocument = /*#__PURE__*/ gql<MemberProfileQuery, MemberProfileQueryVariables>(`query MemberProfile($id:ID!){member(id:$id){...MemberFields}}${memberFields}`);
export const InvitesDocument = /*#__PURE__*/ gql<InvitesQuery, InvitesQueryVariables>(`query Invites($first:Int$after:String){invites(first:$first after:$after){items{...InviteFields}endCursor totalCount}}${inviteFields}`);
export const OpenDomainsDocument = /*#__PURE__*/ gql<OpenDomainsQuery, OpenDomainsQueryVariables>(`query OpenDomains{openDomains}`);
export const InviteMemberDocument = /*#__PURE__*/ gql<InviteMemberMutation, InviteMemberMutationVariables>(`mutation InviteMember($input:InviteMemberInput!){inviteMember(input:$input){...InviteFields}}${inviteFields}`);
export const RevokeInviteDocument = /*#__PURE__*/ gql<RevokeInviteMutation, RevokeInviteMutationVariables>(`mutation RevokeInvite($id:ID!){revokeInvite(id:$id){id}}`);
export const UpdateProfileDocument = /*#__PURE__*/ gql<UpdateProfileMutation, UpdateProfileMutationVariables>(`mutation UpdateProfile($input:UpdateProfileInput!){updateProfile(input:$input){...MemberFields theme}}${memberFields}`);
export const CopyInviteLinkDocument = /*#__PURE__*/ gql<CopyInviteLinkMutation, CopyInviteLinkMutationVariables>(`mutation CopyInviteLink($id:ID!){copyInviteLink(id:$id){url expiresAt}}`);
export const ResendInviteDocument = /*#__PURE__*/ gql<ResendInviteMutation, ResendInviteMutationVariables>(`mutation ResendInvite($id:ID!){resendInvite(id:$id){...InviteFields}}${inviteFields}`);
export const SetMemberRoleDocument = /*#__PURE__*/ gql<SetMemberRoleMutation, SetMemberRoleMutationVariables>(`mutation SetMemberRole($id:ID!$role:Role){setMemberRole(id:$id role:$role){...MemberFields}}${memberFields}`);
export const SetWorkspaceAdminDocument = /*#__PURE__*/ gql<SetWorkspaceAdminMutation, SetWorkspaceAdminMutationVariables>(`mutation SetWorkspaceAdmin($id:ID!$workspaceAdmin:Boolean!){setWorkspaceAdmin(id:$id workspaceAdmin:$workspaceAdmin){...MemberFields}}${memberFields}`);
export const SuspendMemberDocument = /*#__PURE__*/ gql<SuspendMemberMutation, SuspendMemberMutationVariables>(`mutation SuspendMember($id:ID!){suspendMember(id:$id){...MemberFields}}${memberFields}`);
export const ReactivateMemberDocument = /*#__PURE__*/ gql<ReactivateMemberMutation, ReactivateMemberMutationVariables>(`mutation ReactivateMember($id:ID!){reactivateMember(id:$id){...MemberFields}}${memberFields}`);
export const RemoveMemberDocument = /*#__PURE__*/ gql<RemoveMemberMutation, RemoveMemberMutationVariables>(`mutation RemoveMember($id:ID!){removeMember(id:$id)}`);
export const AddOpenDomainDocument = /*#__PURE__*/ gql<AddOpenDomainMutation, AddOpenDomainMutationVariables>(`mutation AddOpenDomain($domain:String!){addOpenDomain(domain:$domain)}`);
export const RemoveOpenDomainDocument = /*#__PURE__*/ gql<RemoveOpenDomainMutation, RemoveOpenDomainMutationVariables>(`mutation RemoveOpenDomain($domain:String!){removeOpenDomain(domain:$domain)}`);
export const MemberWorkDocument = /*#__PURE__*/ gql<MemberWorkQuery, MemberWorkQueryVariables>(`query MemberWork($id:ID!$type:ObjectCardType$first:Int$after:String){member(id:$id){id work(type:$type first:$first after:$after){items{type id title at project{id title}}endCursor}}}`);
