// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { ProjectAccessQuery, ProjectAccessQueryVariables, GrantFieldsFragment, AccessRequestFieldsFragment, ObjectAccessFieldsFragment, ObjectAccessQuery, ObjectAccessQueryVariables, AccessReasonsQuery, AccessReasonsQueryVariables, AccessRequestsQuery, AccessRequestsQueryVariables, GranteeSearchQuery, GranteeSearchQueryVariables, GrantAccessMutation, GrantAccessMutationVariables, RevokeAccessMutation, RevokeAccessMutationVariables, SetAccessInheritedMutation, SetAccessInheritedMutationVariables, RequestAccessMutation, RequestAccessMutationVariables, AnswerAccessRequestMutation, AnswerAccessRequestMutationVariables } from '#web/lib/graphql.gen.ts';

const grantFields = 'fragment GrantFields on Grant{level special member{id name email role}group{id name memberCount}}';
const accessRequestFields = 'fragment AccessRequestFields on AccessRequest{id objectType objectId objectTitle message createdAt approved member{id name email}}';
const objectAccessFields = 'fragment ObjectAccessFields on ObjectAccess{objectType objectId inherited sourceType parentType sourceId viewerLevel grants{...GrantFields}requests{...AccessRequestFields}}';
const memberFields = 'fragment MemberFields on Member{id name email role workspaceAdmin isYou suspended}';
const groupFields = 'fragment GroupFields on Group{id name memberCount}';
export const ProjectAccessDocument = /*#__PURE__*/ graphqlDocument<ProjectAccessQuery, ProjectAccessQueryVariables>(`query ProjectAccess($id:ID!){objectAccess(type:PROJECT id:$id){objectType objectId viewerLevel}}`);
export const GrantFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<GrantFieldsFragment>(`${grantFields}`);
export const AccessRequestFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<AccessRequestFieldsFragment>(`${accessRequestFields}`);
export const ObjectAccessFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<ObjectAccessFieldsFragment>(`${objectAccessFields}${grantFields}${accessRequestFields}`);
export const ObjectAccessDocument = /*#__PURE__*/ graphqlDocument<ObjectAccessQuery, ObjectAccessQueryVariables>(`query ObjectAccess($type:AccessObjectType!$id:ID!){objectAccess(type:$type id:$id){...ObjectAccessFields}}${objectAccessFields}${grantFields}${accessRequestFields}`);
export const AccessReasonsDocument = /*#__PURE__*/ graphqlDocument<AccessReasonsQuery, AccessReasonsQueryVariables>(`query AccessReasons($type:AccessObjectType!$id:ID!$memberId:ID!){accessReasons(type:$type id:$id memberId:$memberId){level via{...GrantFields}}}${grantFields}`);
export const AccessRequestsDocument = /*#__PURE__*/ graphqlDocument<AccessRequestsQuery, AccessRequestsQueryVariables>(`query AccessRequests{accessRequests{items{...AccessRequestFields}}}${accessRequestFields}`);
export const GranteeSearchDocument = /*#__PURE__*/ graphqlDocument<GranteeSearchQuery, GranteeSearchQueryVariables>(`query GranteeSearch($search:String){members(first:8 search:$search){items{...MemberFields}}groups(first:5 search:$search){items{...GroupFields}}}${memberFields}${groupFields}`);
export const GrantAccessDocument = /*#__PURE__*/ graphqlDocument<GrantAccessMutation, GrantAccessMutationVariables>(`mutation GrantAccess($input:GrantAccessInput!){grantAccess(input:$input){...ObjectAccessFields}}${objectAccessFields}${grantFields}${accessRequestFields}`);
export const RevokeAccessDocument = /*#__PURE__*/ graphqlDocument<RevokeAccessMutation, RevokeAccessMutationVariables>(`mutation RevokeAccess($input:RevokeAccessInput!){revokeAccess(input:$input){...ObjectAccessFields}}${objectAccessFields}${grantFields}${accessRequestFields}`);
export const SetAccessInheritedDocument = /*#__PURE__*/ graphqlDocument<SetAccessInheritedMutation, SetAccessInheritedMutationVariables>(`mutation SetAccessInherited($input:SetAccessInheritedInput!){setAccessInherited(input:$input){...ObjectAccessFields}}${objectAccessFields}${grantFields}${accessRequestFields}`);
export const RequestAccessDocument = /*#__PURE__*/ graphqlDocument<RequestAccessMutation, RequestAccessMutationVariables>(`mutation RequestAccess($input:RequestAccessInput!){requestAccess(input:$input)}`);
export const AnswerAccessRequestDocument = /*#__PURE__*/ graphqlDocument<AnswerAccessRequestMutation, AnswerAccessRequestMutationVariables>(`mutation AnswerAccessRequest($input:AnswerAccessRequestInput!){answerAccessRequest(input:$input){...AccessRequestFields}}${accessRequestFields}`);
