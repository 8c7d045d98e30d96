// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { PublicLinkFieldsFragment, PublicLinkQuery, PublicLinkQueryVariables, CreatePublicLinkMutation, CreatePublicLinkMutationVariables, UpdatePublicLinkMutation, UpdatePublicLinkMutationVariables, RevokePublicLinkMutation, RevokePublicLinkMutationVariables, HighlightLinkQuery, HighlightLinkQueryVariables, RevokeHighlightLinkMutation, RevokeHighlightLinkMutationVariables } from '#web/lib/graphql.gen.ts';

const publicLinkFields = 'fragment PublicLinkFields on PublicLink{id hasPassword noDownload hideNames showNotes showViews url viewCount expiresAt createdAt createdBy{id name}}';
export const PublicLinkFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<PublicLinkFieldsFragment>(`${publicLinkFields}`);
export const PublicLinkDocument = /*#__PURE__*/ graphqlDocument<PublicLinkQuery, PublicLinkQueryVariables>(`query PublicLink($type:AccessObjectType!$id:ID!$viewId:ID){publicLink(type:$type id:$id viewId:$viewId){...PublicLinkFields}}${publicLinkFields}`);
export const CreatePublicLinkDocument = /*#__PURE__*/ graphqlDocument<CreatePublicLinkMutation, CreatePublicLinkMutationVariables>(`mutation CreatePublicLink($input:CreatePublicLinkInput!){createPublicLink(input:$input){url link{...PublicLinkFields}}}${publicLinkFields}`);
export const UpdatePublicLinkDocument = /*#__PURE__*/ graphqlDocument<UpdatePublicLinkMutation, UpdatePublicLinkMutationVariables>(`mutation UpdatePublicLink($input:UpdatePublicLinkInput!){updatePublicLink(input:$input){...PublicLinkFields}}${publicLinkFields}`);
export const RevokePublicLinkDocument = /*#__PURE__*/ graphqlDocument<RevokePublicLinkMutation, RevokePublicLinkMutationVariables>(`mutation RevokePublicLink($type:AccessObjectType!$id:ID!$viewId:ID){revokePublicLink(type:$type id:$id viewId:$viewId){id}}`);
export const HighlightLinkDocument = /*#__PURE__*/ graphqlDocument<HighlightLinkQuery, HighlightLinkQueryVariables>(`query HighlightLink($type:AccessObjectType!$id:ID!$highlightId:ID!){publicLink(type:$type id:$id highlightId:$highlightId){id}}`);
export const RevokeHighlightLinkDocument = /*#__PURE__*/ graphqlDocument<RevokeHighlightLinkMutation, RevokeHighlightLinkMutationVariables>(`mutation RevokeHighlightLink($type:AccessObjectType!$id:ID!$highlightId:ID!){revokePublicLink(type:$type id:$id highlightId:$highlightId){id}}`);
