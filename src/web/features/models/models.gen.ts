// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { ModelSettingsFieldsFragment, ModelSettingsQuery, ModelSettingsQueryVariables, UpdateModelSettingsMutation, UpdateModelSettingsMutationVariables, TestModelConnectionMutation, TestModelConnectionMutationVariables } from '#web/lib/graphql.gen.ts';

const modelSettingsFields = 'fragment ModelSettingsFields on ModelSettings{generationEnabled provider model url region hasKey monthlyTokens usedTokens usedRequests installationModel embedded}';
export const ModelSettingsFieldsFragmentDoc = /*#__PURE__*/ gql<ModelSettingsFieldsFragment>(`${modelSettingsFields}`);
export const ModelSettingsDocument = /*#__PURE__*/ gql<ModelSettingsQuery, ModelSettingsQueryVariables>(`query ModelSettings{modelSettings{...ModelSettingsFields}}${modelSettingsFields}`);
export const UpdateModelSettingsDocument = /*#__PURE__*/ gql<UpdateModelSettingsMutation, UpdateModelSettingsMutationVariables>(`mutation UpdateModelSettings($input:UpdateModelSettingsInput!){updateModelSettings(input:$input){...ModelSettingsFields}}${modelSettingsFields}`);
export const TestModelConnectionDocument = /*#__PURE__*/ gql<TestModelConnectionMutation, TestModelConnectionMutationVariables>(`mutation TestModelConnection($input:ModelChoiceInput!){testModelConnection(input:$input){ok message milliseconds}}`);
