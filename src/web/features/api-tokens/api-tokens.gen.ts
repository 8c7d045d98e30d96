// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { ApiTokenFieldsFragment, ApiTokensQuery, ApiTokensQueryVariables, CreateApiTokenMutation, CreateApiTokenMutationVariables, RevokeApiTokenMutation, RevokeApiTokenMutationVariables } from '#web/lib/graphql.gen.ts';

const apiTokenFields = 'fragment ApiTokenFields on ApiToken{id name scopes createdAt expiresAt lastUsedAt createdBy{id name}}';
export const ApiTokenFieldsFragmentDoc = /*#__PURE__*/ gql<ApiTokenFieldsFragment>(`${apiTokenFields}`);
export const ApiTokensDocument = /*#__PURE__*/ gql<ApiTokensQuery, ApiTokensQueryVariables>(`query ApiTokens($first:Int$after:String){apiTokens(first:$first after:$after){items{...ApiTokenFields}endCursor totalCount}}${apiTokenFields}`);
export const CreateApiTokenDocument = /*#__PURE__*/ gql<CreateApiTokenMutation, CreateApiTokenMutationVariables>(`mutation CreateApiToken($input:CreateApiTokenInput!){createApiToken(input:$input){token apiToken{...ApiTokenFields}}}${apiTokenFields}`);
export const RevokeApiTokenDocument = /*#__PURE__*/ gql<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>(`mutation RevokeApiToken($id:ID!){revokeApiToken(id:$id){id}}`);
