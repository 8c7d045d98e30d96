// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { SupportAccessFieldsFragment, SupportAccessesQuery, SupportAccessesQueryVariables, SupportNoticeQuery, SupportNoticeQueryVariables, GrantSupportAccessMutation, GrantSupportAccessMutationVariables, DenySupportAccessMutation, DenySupportAccessMutationVariables, EndSupportAccessMutation, EndSupportAccessMutationVariables } from '#web/lib/graphql.gen.ts';

const supportAccessFields = 'fragment SupportAccessFields on SupportAccess{id staffEmail reason minutes state requestedAt endsAt decidedBy{id name}}';
export const SupportAccessFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<SupportAccessFieldsFragment>(`${supportAccessFields}`);
export const SupportAccessesDocument = /*#__PURE__*/ graphqlDocument<SupportAccessesQuery, SupportAccessesQueryVariables>(`query SupportAccesses($first:Int$after:String){supportAccesses(first:$first after:$after){items{...SupportAccessFields}endCursor totalCount}}${supportAccessFields}`);
export const SupportNoticeDocument = /*#__PURE__*/ graphqlDocument<SupportNoticeQuery, SupportNoticeQueryVariables>(`query SupportNotice{supportNotice{id state staffEmail endsAt isOwnVisit}}`);
export const GrantSupportAccessDocument = /*#__PURE__*/ graphqlDocument<GrantSupportAccessMutation, GrantSupportAccessMutationVariables>(`mutation GrantSupportAccess($id:ID!){grantSupportAccess(id:$id){...SupportAccessFields}}${supportAccessFields}`);
export const DenySupportAccessDocument = /*#__PURE__*/ graphqlDocument<DenySupportAccessMutation, DenySupportAccessMutationVariables>(`mutation DenySupportAccess($id:ID!){denySupportAccess(id:$id){...SupportAccessFields}}${supportAccessFields}`);
export const EndSupportAccessDocument = /*#__PURE__*/ graphqlDocument<EndSupportAccessMutation, EndSupportAccessMutationVariables>(`mutation EndSupportAccess($id:ID!){endSupportAccess(id:$id){...SupportAccessFields}}${supportAccessFields}`);
