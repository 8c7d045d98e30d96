// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { ModelSettingsFieldsFragment, ModelSettingsQuery, ModelSettingsQueryVariables, UpdateModelSettingsMutation, UpdateModelSettingsMutationVariables, TestModelConnectionMutation, TestModelConnectionMutationVariables, ModelUseFieldsFragment, ModelUsesQuery, ModelUsesQueryVariables } from '#web/lib/graphql.gen.ts';

const modelSettingsFields = 'fragment ModelSettingsFields on ModelSettings{generationEnabled provider model url region hasKey monthlyTokens personalKinds usedTokens usedRequests installationModel embedded services}';
const modelUseFields = 'fragment ModelUseFields on ModelUse{id createdAt member{id name}purpose model host outcome inputTokens outputTokens estimated objectCount objects{id title}}';
export const ModelSettingsFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<ModelSettingsFieldsFragment>(`${modelSettingsFields}`);
export const ModelSettingsDocument = /*#__PURE__*/ graphqlDocument<ModelSettingsQuery, ModelSettingsQueryVariables>(`query ModelSettings{modelSettings{...ModelSettingsFields}}${modelSettingsFields}`);
export const UpdateModelSettingsDocument = /*#__PURE__*/ graphqlDocument<UpdateModelSettingsMutation, UpdateModelSettingsMutationVariables>(`mutation UpdateModelSettings($input:UpdateModelSettingsInput!){updateModelSettings(input:$input){...ModelSettingsFields}}${modelSettingsFields}`);
export const TestModelConnectionDocument = /*#__PURE__*/ graphqlDocument<TestModelConnectionMutation, TestModelConnectionMutationVariables>(`mutation TestModelConnection($input:ModelChoiceInput!){testModelConnection(input:$input){ok message milliseconds}}`);
export const ModelUseFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<ModelUseFieldsFragment>(`${modelUseFields}`);
export const ModelUsesDocument = /*#__PURE__*/ graphqlDocument<ModelUsesQuery, ModelUsesQueryVariables>(`query ModelUses($first:Int!$after:String){modelUses(first:$first after:$after){items{...ModelUseFields}endCursor totalCount}}${modelUseFields}`);
