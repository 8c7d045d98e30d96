// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { ApiTokenFieldsFragment, ApiTokensQuery, ApiTokensQueryVariables, CreateApiTokenMutation, CreateApiTokenMutationVariables, RevokeApiTokenMutation, RevokeApiTokenMutationVariables } from '#web/lib/graphql.gen.ts';

const apiTokenFields = 'fragment ApiTokenFields on ApiToken{id name scopes createdAt expiresAt lastUsedAt createdBy{id name}}';
export const ApiTokenFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<ApiTokenFieldsFragment>(`${apiTokenFields}`);
export const ApiTokensDocument = /*#__PURE__*/ graphqlDocument<ApiTokensQuery, ApiTokensQueryVariables>(`query ApiTokens($first:Int$after:String){apiTokens(first:$first after:$after){items{...ApiTokenFields}endCursor totalCount}}${apiTokenFields}`);
export const CreateApiTokenDocument = /*#__PURE__*/ graphqlDocument<CreateApiTokenMutation, CreateApiTokenMutationVariables>(`mutation CreateApiToken($input:CreateApiTokenInput!){createApiToken(input:$input){token apiToken{...ApiTokenFields}}}${apiTokenFields}`);
export const RevokeApiTokenDocument = /*#__PURE__*/ graphqlDocument<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>(`mutation RevokeApiToken($id:ID!){revokeApiToken(id:$id){id}}`);
