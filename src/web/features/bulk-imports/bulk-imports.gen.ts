// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { BulkImportStateFragment, BulkImportFileFieldsFragment, BulkImportQuery, BulkImportQueryVariables, BulkImportTypesQuery, BulkImportTypesQueryVariables, BulkImportFilesQuery, BulkImportFilesQueryVariables, CreateBulkImportMutation, CreateBulkImportMutationVariables, AddBulkImportFilesMutation, AddBulkImportFilesMutationVariables, StartBulkImportMutation, StartBulkImportMutationVariables, StartBulkUploadsMutation, StartBulkUploadsMutationVariables, CancelBulkImportMutation, CancelBulkImportMutationVariables, RetryBulkImportMutation, RetryBulkImportMutationVariables, UndoBulkImportMutation, UndoBulkImportMutationVariables } from '#web/lib/graphql.gen.ts';

const bulkImportState = 'fragment BulkImportState on BulkImport{id source name status projectId folderId progress doing error createdAt counts{total bytes waiting uploaded imported skipped failed cancelled}}';
const bulkImportFileFields = 'fragment BulkImportFileFields on BulkImportFile{id path size state reason noteId}';
export const BulkImportStateFragmentDoc = /*#__PURE__*/ gql<BulkImportStateFragment>(`${bulkImportState}`);
export const BulkImportFileFieldsFragmentDoc = /*#__PURE__*/ gql<BulkImportFileFieldsFragment>(`${bulkImportFileFields}`);
export const BulkImportDocument = /*#__PURE__*/ gql<BulkImportQuery, BulkImportQueryVariables>(`query BulkImport($id:ID!){bulkImport(id:$id){...BulkImportState}}${bulkImportState}`);
export const BulkImportTypesDocument = /*#__PURE__*/ gql<BulkImportTypesQuery, BulkImportTypesQueryVariables>(`query BulkImportTypes($id:ID!){bulkImport(id:$id){id tool types{type count}}}`);
export const BulkImportFilesDocument = /*#__PURE__*/ gql<BulkImportFilesQuery, BulkImportFilesQueryVariables>(`query BulkImportFiles($id:ID!$state:BulkImportFileState$first:Int$after:String){bulkImport(id:$id){id files(state:$state first:$first after:$after){items{...BulkImportFileFields}endCursor totalCount}}}${bulkImportFileFields}`);
export const CreateBulkImportDocument = /*#__PURE__*/ gql<CreateBulkImportMutation, CreateBulkImportMutationVariables>(`mutation CreateBulkImport($input:CreateBulkImportInput!){createBulkImport(input:$input){...BulkImportState}}${bulkImportState}`);
export const AddBulkImportFilesDocument = /*#__PURE__*/ gql<AddBulkImportFilesMutation, AddBulkImportFilesMutationVariables>(`mutation AddBulkImportFiles($id:ID!$files:[BulkImportFileInput!]!){addBulkImportFiles(id:$id files:$files){id status}}`);
export const StartBulkImportDocument = /*#__PURE__*/ gql<StartBulkImportMutation, StartBulkImportMutationVariables>(`mutation StartBulkImport($input:StartBulkImportInput!){startBulkImport(input:$input){...BulkImportState}}${bulkImportState}`);
export const StartBulkUploadsDocument = /*#__PURE__*/ gql<StartBulkUploadsMutation, StartBulkUploadsMutationVariables>(`mutation StartBulkUploads($id:ID!$fileIds:[ID!]!){startBulkUploads(id:$id fileIds:$fileIds){id fileId}}`);
export const CancelBulkImportDocument = /*#__PURE__*/ gql<CancelBulkImportMutation, CancelBulkImportMutationVariables>(`mutation CancelBulkImport($id:ID!){cancelBulkImport(id:$id){...BulkImportState}}${bulkImportState}`);
export const RetryBulkImportDocument = /*#__PURE__*/ gql<RetryBulkImportMutation, RetryBulkImportMutationVariables>(`mutation RetryBulkImport($id:ID!){retryBulkImport(id:$id){...BulkImportState}}${bulkImportState}`);
export const UndoBulkImportDocument = /*#__PURE__*/ gql<UndoBulkImportMutation, UndoBulkImportMutationVariables>(`mutation UndoBulkImport($id:ID!){undoBulkImport(id:$id){...BulkImportState}}${bulkImportState}`);
