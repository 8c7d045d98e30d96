// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { ImportStateFragment, ImportEntryFieldsFragment, ImportsQuery, ImportsQueryVariables, TableImportQuery, TableImportQueryVariables, ImportTableQuery, ImportTableQueryVariables, ImportFieldsQuery, ImportFieldsQueryVariables, CreateImportMutation, CreateImportMutationVariables, ChooseImportSheetMutation, ChooseImportSheetMutationVariables, StartImportMutation, StartImportMutationVariables, CancelImportMutation, CancelImportMutationVariables, UndoImportMutation, UndoImportMutationVariables } from '#web/lib/graphql.gen.ts';

const importState = 'fragment ImportState on TableImport{id target projectId fileName status progress doing createdCount updatedCount duplicateCount failedCount processedInto insightId error problemsUrl problems(first:20){items{line kind message}totalCount}}';
const importEntryFields = 'fragment ImportEntryFields on ImportEntry{id kind name status target progress itemCount leftOutCount createdAt project{id title}channel{id title}}';
export const ImportStateFragmentDoc = /*#__PURE__*/ gql<ImportStateFragment>(`${importState}`);
export const ImportEntryFieldsFragmentDoc = /*#__PURE__*/ gql<ImportEntryFieldsFragment>(`${importEntryFields}`);
export const ImportsDocument = /*#__PURE__*/ gql<ImportsQuery, ImportsQueryVariables>(`query Imports($projectId:ID$first:Int$after:String){imports(projectId:$projectId first:$first after:$after){items{...ImportEntryFields}endCursor totalCount}}${importEntryFields}`);
export const TableImportDocument = /*#__PURE__*/ gql<TableImportQuery, TableImportQueryVariables>(`query TableImport($id:ID!){tableImport(id:$id){...ImportState}}${importState}`);
export const ImportTableDocument = /*#__PURE__*/ gql<ImportTableQuery, ImportTableQueryVariables>(`query ImportTable($id:ID!){tableImport(id:$id){id preview{encoding delimiter hasNulls sheets sheet columns{header type questionType suggestion{use fieldId fieldType questionType}}rows{line cells}}}}`);
export const ImportFieldsDocument = /*#__PURE__*/ gql<ImportFieldsQuery, ImportFieldsQueryVariables>(`query ImportFields($owner:FieldOwner!$projectId:ID){fields(owner:$owner projectId:$projectId){id field{id label type}}}`);
export const CreateImportDocument = /*#__PURE__*/ gql<CreateImportMutation, CreateImportMutationVariables>(`mutation CreateImport($input:CreateImportInput!){createImport(input:$input){id}}`);
export const ChooseImportSheetDocument = /*#__PURE__*/ gql<ChooseImportSheetMutation, ChooseImportSheetMutationVariables>(`mutation ChooseImportSheet($id:ID!$sheet:String!){chooseImportSheet(id:$id sheet:$sheet){id}}`);
export const StartImportDocument = /*#__PURE__*/ gql<StartImportMutation, StartImportMutationVariables>(`mutation StartImport($input:StartImportInput!){startImport(input:$input){...ImportState}}${importState}`);
export const CancelImportDocument = /*#__PURE__*/ gql<CancelImportMutation, CancelImportMutationVariables>(`mutation CancelImport($id:ID!){cancelImport(id:$id){...ImportState}}${importState}`);
export const UndoImportDocument = /*#__PURE__*/ gql<UndoImportMutation, UndoImportMutationVariables>(`mutation UndoImport($id:ID!){undoImport(id:$id){...ImportState}}${importState}`);
