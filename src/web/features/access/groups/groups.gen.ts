// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { GroupFieldsFragment, GroupsQuery, GroupsQueryVariables, GroupMembersQuery, GroupMembersQueryVariables, CreateGroupMutation, CreateGroupMutationVariables, RenameGroupMutation, RenameGroupMutationVariables, DeleteGroupMutation, DeleteGroupMutationVariables, ChangeGroupMembersMutation, ChangeGroupMembersMutationVariables } from '#web/lib/graphql.gen.ts';

const groupFields = 'fragment GroupFields on Group{id name memberCount}';
const memberFields = 'fragment MemberFields on Member{id name email role workspaceAdmin isYou suspended}';
export const GroupFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<GroupFieldsFragment>(`${groupFields}`);
export const GroupsDocument = /*#__PURE__*/ graphqlDocument<GroupsQuery, GroupsQueryVariables>(`query Groups($first:Int$after:String){groups(first:$first after:$after){items{...GroupFields}endCursor totalCount}}${groupFields}`);
export const GroupMembersDocument = /*#__PURE__*/ graphqlDocument<GroupMembersQuery, GroupMembersQueryVariables>(`query GroupMembers($id:ID!$first:Int$after:String){group(id:$id){...GroupFields members(first:$first after:$after){items{...MemberFields}endCursor}}}${groupFields}${memberFields}`);
export const CreateGroupDocument = /*#__PURE__*/ graphqlDocument<CreateGroupMutation, CreateGroupMutationVariables>(`mutation CreateGroup($name:String!){createGroup(name:$name){...GroupFields}}${groupFields}`);
export const RenameGroupDocument = /*#__PURE__*/ graphqlDocument<RenameGroupMutation, RenameGroupMutationVariables>(`mutation RenameGroup($id:ID!$name:String!){renameGroup(id:$id name:$name){...GroupFields}}${groupFields}`);
export const DeleteGroupDocument = /*#__PURE__*/ graphqlDocument<DeleteGroupMutation, DeleteGroupMutationVariables>(`mutation DeleteGroup($id:ID!){deleteGroup(id:$id)}`);
export const ChangeGroupMembersDocument = /*#__PURE__*/ graphqlDocument<ChangeGroupMembersMutation, ChangeGroupMembersMutationVariables>(`mutation ChangeGroupMembers($input:GroupMembersInput!){changeGroupMembers(input:$input){...GroupFields}}${groupFields}`);
