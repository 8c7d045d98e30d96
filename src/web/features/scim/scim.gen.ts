// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { ScimSettingsFieldsFragment, ScimSettingsQuery, ScimSettingsQueryVariables, CreateScimTokenMutation, CreateScimTokenMutationVariables, RevokeScimTokenMutation, RevokeScimTokenMutationVariables, SetScimDefaultRoleMutation, SetScimDefaultRoleMutationVariables } from '#web/lib/graphql.gen.ts';

const scimSettingsFields = 'fragment ScimSettingsFields on ScimSettings{url hasToken tokenCreatedAt tokenLastUsedAt tokenCreatedBy{id name}defaultRole}';
export const ScimSettingsFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<ScimSettingsFieldsFragment>(`${scimSettingsFields}`);
export const ScimSettingsDocument = /*#__PURE__*/ graphqlDocument<ScimSettingsQuery, ScimSettingsQueryVariables>(`query ScimSettings{scimSettings{...ScimSettingsFields}}${scimSettingsFields}`);
export const CreateScimTokenDocument = /*#__PURE__*/ graphqlDocument<CreateScimTokenMutation, CreateScimTokenMutationVariables>(`mutation CreateScimToken{createScimToken{token settings{...ScimSettingsFields}}}${scimSettingsFields}`);
export const RevokeScimTokenDocument = /*#__PURE__*/ graphqlDocument<RevokeScimTokenMutation, RevokeScimTokenMutationVariables>(`mutation RevokeScimToken{revokeScimToken{...ScimSettingsFields}}${scimSettingsFields}`);
export const SetScimDefaultRoleDocument = /*#__PURE__*/ graphqlDocument<SetScimDefaultRoleMutation, SetScimDefaultRoleMutationVariables>(`mutation SetScimDefaultRole($role:Role!){setScimDefaultRole(role:$role){...ScimSettingsFields}}${scimSettingsFields}`);
