// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { ProjectImportStateFragment, ProjectImportQuery, ProjectImportQueryVariables, ProjectImportContentsQuery, ProjectImportContentsQueryVariables, CreateProjectImportMutation, CreateProjectImportMutationVariables, StartProjectImportMutation, StartProjectImportMutationVariables, CancelProjectImportMutation, CancelProjectImportMutationVariables, UndoProjectImportMutation, UndoProjectImportMutationVariables } from '#web/lib/graphql.gen.ts';

const projectImportState = 'fragment ProjectImportState on ProjectImport{id projectId fileName status progress doing noteCount reports error}';
export const ProjectImportStateFragmentDoc = /*#__PURE__*/ graphqlDocument<ProjectImportStateFragment>(`${projectImportState}`);
export const ProjectImportDocument = /*#__PURE__*/ graphqlDocument<ProjectImportQuery, ProjectImportQueryVariables>(`query ProjectImport($id:ID!){projectImport(id:$id){...ProjectImportState}}${projectImportState}`);
export const ProjectImportContentsDocument = /*#__PURE__*/ graphqlDocument<ProjectImportContentsQuery, ProjectImportContentsQueryVariables>(`query ProjectImportContents($id:ID!){projectImport(id:$id){id contents{name projects origin sourceCount codeCount codingCount caseCount memoCount kept missingFileCount}}}`);
export const CreateProjectImportDocument = /*#__PURE__*/ graphqlDocument<CreateProjectImportMutation, CreateProjectImportMutationVariables>(`mutation CreateProjectImport($input:CreateProjectImportInput!){createProjectImport(input:$input){id}}`);
export const StartProjectImportDocument = /*#__PURE__*/ graphqlDocument<StartProjectImportMutation, StartProjectImportMutationVariables>(`mutation StartProjectImport($id:ID!$intoNew:Boolean!){startProjectImport(id:$id intoNew:$intoNew){...ProjectImportState}}${projectImportState}`);
export const CancelProjectImportDocument = /*#__PURE__*/ graphqlDocument<CancelProjectImportMutation, CancelProjectImportMutationVariables>(`mutation CancelProjectImport($id:ID!){cancelProjectImport(id:$id){...ProjectImportState}}${projectImportState}`);
export const UndoProjectImportDocument = /*#__PURE__*/ graphqlDocument<UndoProjectImportMutation, UndoProjectImportMutationVariables>(`mutation UndoProjectImport($id:ID!){undoProjectImport(id:$id){...ProjectImportState}}${projectImportState}`);
