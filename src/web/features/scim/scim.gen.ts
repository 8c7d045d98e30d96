// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { ScimSettingsFieldsFragment, ScimSettingsQuery, ScimSettingsQueryVariables, CreateScimTokenMutation, CreateScimTokenMutationVariables, RevokeScimTokenMutation, RevokeScimTokenMutationVariables, SetScimDefaultRoleMutation, SetScimDefaultRoleMutationVariables } from '#web/lib/graphql.gen.ts';

const scimSettingsFields = 'fragment ScimSettingsFields on ScimSettings{url hasToken tokenCreatedAt tokenLastUsedAt tokenCreatedBy{id name}defaultRole}';
export const ScimSettingsFieldsFragmentDoc = /*#__PURE__*/ gql<ScimSettingsFieldsFragment>(`${scimSettingsFields}`);
export const ScimSettingsDocument = /*#__PURE__*/ gql<ScimSettingsQuery, ScimSettingsQueryVariables>(`query ScimSettings{scimSettings{...ScimSettingsFields}}${scimSettingsFields}`);
export const CreateScimTokenDocument = /*#__PURE__*/ gql<CreateScimTokenMutation, CreateScimTokenMutationVariables>(`mutation CreateScimToken{createScimToken{token settings{...ScimSettingsFields}}}${scimSettingsFields}`);
export const RevokeScimTokenDocument = /*#__PURE__*/ gql<RevokeScimTokenMutation, RevokeScimTokenMutationVariables>(`mutation RevokeScimToken{revokeScimToken{...ScimSettingsFields}}${scimSettingsFields}`);
export const SetScimDefaultRoleDocument = /*#__PURE__*/ gql<SetScimDefaultRoleMutation, SetScimDefaultRoleMutationVariables>(`mutation SetScimDefaultRole($role:Role!){setScimDefaultRole(role:$role){...ScimSettingsFields}}${scimSettingsFields}`);
