// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { ModelSettingsFieldsFragment, ModelSettingsQuery, ModelSettingsQueryVariables, UpdateModelSettingsMutation, UpdateModelSettingsMutationVariables, TestModelConnectionMutation, TestModelConnectionMutationVariables, ModelUseFieldsFragment, ModelUsesQuery, ModelUsesQueryVariables } from '#web/lib/graphql.gen.ts';

const modelSettingsFields = 'fragment ModelSettingsFields on ModelSettings{generationEnabled provider model url region hasKey monthlyTokens personalKinds usedTokens usedRequests installationModel embedded services}';
const modelUseFields = 'fragment ModelUseFields on ModelUse{id createdAt member{id name}purpose model host outcome inputTokens outputTokens estimated objectCount objects{id title}}';
export const ModelSettingsFieldsFragmentDoc = /*#__PURE__*/ gql<ModelSettingsFieldsFragment>(`${modelSettingsFields}`);
export const ModelSettingsDocument = /*#__PURE__*/ gql<ModelSettingsQuery, ModelSettingsQueryVariables>(`query ModelSettings{modelSettings{...ModelSettingsFields}}${modelSettingsFields}`);
export const UpdateModelSettingsDocument = /*#__PURE__*/ gql<UpdateModelSettingsMutation, UpdateModelSettingsMutationVariables>(`mutation UpdateModelSettings($input:UpdateModelSettingsInput!){updateModelSettings(input:$input){...ModelSettingsFields}}${modelSettingsFields}`);
export const TestModelConnectionDocument = /*#__PURE__*/ gql<TestModelConnectionMutation, TestModelConnectionMutationVariables>(`mutation TestModelConnection($input:ModelChoiceInput!){testModelConnection(input:$input){ok message milliseconds}}`);
export const ModelUseFieldsFragmentDoc = /*#__PURE__*/ gql<ModelUseFieldsFragment>(`${modelUseFields}`);
export const ModelUsesDocument = /*#__PURE__*/ gql<ModelUsesQuery, ModelUsesQueryVariables>(`query ModelUses($first:Int!$after:String){modelUses(first:$first after:$after){items{...ModelUseFields}endCursor totalCount}}${modelUseFields}`);
