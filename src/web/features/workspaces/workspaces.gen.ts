// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { WorkspaceFieldsFragment, WorkspaceSettingsFieldsFragment, UpdateWorkspaceSettingsMutation, UpdateWorkspaceSettingsMutationVariables, UpdateWorkspaceMutation, UpdateWorkspaceMutationVariables, ChangeWorkspaceAddressMutation, ChangeWorkspaceAddressMutationVariables, DeleteWorkspaceMutation, DeleteWorkspaceMutationVariables, KeepWorkspaceMutation, KeepWorkspaceMutationVariables, SampleOfferQuery, SampleOfferQueryVariables, SampleDataQuery, SampleDataQueryVariables, RemoveSampleDataMutation, RemoveSampleDataMutationVariables, WorkspaceChangedSubscription, WorkspaceChangedSubscriptionVariables, StartHomeMutation, StartHomeMutationVariables, HomeQuery, HomeQueryVariables } from '#web/lib/graphql.gen.ts';

const workspaceFields = 'fragment WorkspaceFields on Workspace{id name subdomain hasSampleData addressChangesLeft primaryColor logoUrl deletion{dueAt requestedBy{id name}}}';
const workspaceSettingsFields = 'fragment WorkspaceSettingsFields on WorkspaceSettings{accessRequestsDisabled communityPublishingDisabled exportDisabled publicAccessDisabled dataOutDisabled adminOnlyInvites readOnly secondFactorRequired}';
export const WorkspaceFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<WorkspaceFieldsFragment>(`${workspaceFields}`);
export const WorkspaceSettingsFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<WorkspaceSettingsFieldsFragment>(`${workspaceSettingsFields}`);
export const UpdateWorkspaceSettingsDocument = /*#__PURE__*/ graphqlDocument<UpdateWorkspaceSettingsMutation, UpdateWorkspaceSettingsMutationVariables>(`mutation UpdateWorkspaceSettings($input:UpdateWorkspaceSettingsInput!){updateWorkspaceSettings(input:$input){...WorkspaceSettingsFields}}${workspaceSettingsFields}`);
export const UpdateWorkspaceDocument = /*#__PURE__*/ graphqlDocument<UpdateWorkspaceMutation, UpdateWorkspaceMutationVariables>(`mutation UpdateWorkspace($input:UpdateWorkspaceInput!){updateWorkspace(input:$input){...WorkspaceFields}}${workspaceFields}`);
export const ChangeWorkspaceAddressDocument = /*#__PURE__*/ graphqlDocument<ChangeWorkspaceAddressMutation, ChangeWorkspaceAddressMutationVariables>(`mutation ChangeWorkspaceAddress($subdomain:String!){changeWorkspaceAddress(subdomain:$subdomain){...WorkspaceFields}}${workspaceFields}`);
export const DeleteWorkspaceDocument = /*#__PURE__*/ graphqlDocument<DeleteWorkspaceMutation, DeleteWorkspaceMutationVariables>(`mutation DeleteWorkspace($name:String!){deleteWorkspace(name:$name){...WorkspaceFields}}${workspaceFields}`);
export const KeepWorkspaceDocument = /*#__PURE__*/ graphqlDocument<KeepWorkspaceMutation, KeepWorkspaceMutationVariables>(`mutation KeepWorkspace{keepWorkspace{...WorkspaceFields}}${workspaceFields}`);
export const SampleOfferDocument = /*#__PURE__*/ graphqlDocument<SampleOfferQuery, SampleOfferQueryVariables>(`query SampleOffer{gettingStarted{canCreateWorkspace}}`);
export const SampleDataDocument = /*#__PURE__*/ graphqlDocument<SampleDataQuery, SampleDataQueryVariables>(`query SampleData{sampleData{projects notes insights ownDocuments contacts channels docs folders members}}`);
export const RemoveSampleDataDocument = /*#__PURE__*/ graphqlDocument<RemoveSampleDataMutation, RemoveSampleDataMutationVariables>(`mutation RemoveSampleData{removeSampleData{...WorkspaceFields}}${workspaceFields}`);
export const WorkspaceChangedDocument = /*#__PURE__*/ graphqlDocument<WorkspaceChangedSubscription, WorkspaceChangedSubscriptionVariables>(`subscription WorkspaceChanged{workspaceChanged{type id version}}`);
export const StartHomeDocument = /*#__PURE__*/ graphqlDocument<StartHomeMutation, StartHomeMutationVariables>(`mutation StartHome{startHome}`);
export const HomeDocument = /*#__PURE__*/ graphqlDocument<HomeQuery, HomeQueryVariables>(`query Home{workspace{id homeId}}`);
